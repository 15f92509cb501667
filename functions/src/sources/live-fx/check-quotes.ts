import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { daysBetween, utcDay } from '@dinar/domain/days/rate-date';
import { decimal, roundRate } from '@dinar/domain/money/decimal';
import { maxAgeDays } from '@dinar/domain/today/age-rules';
import { SourceError } from '../source-error.ts';
import type { OfferedQuote } from './live-fx-source.ts';

/** An answer with fewer of our currencies is incomplete. */
const fewestQuotes = 10;

// Wide enough for a decade; a rate that is not inverted, or is per 1000 units, is far outside.
const plausibleEuro = { min: 1, max: 10 };

// No two clocks agree to the second.
const maxAheadMs = 600_000;

/**
 * Converts units of each currency for one dinar into quotes, and skips currencies that we do not follow.
 * Throws SourceError 'malformed-row' when the rate of one of ours is not a number above 0.
 */
export function invertRates(
  perDinar: Readonly<Record<string, unknown>>,
  updated: Pick<OfferedQuote, 'date' | 'at'>,
  source: string,
): OfferedQuote[] {
  return Object.entries(perDinar).flatMap(([code, units]) => {
    const currency = parseForeignCurrencyCode(code);
    if (currency === undefined) return [];
    if (typeof units !== 'number' || !Number.isFinite(units) || units <= 0) {
      throw new SourceError('malformed-row', source, `${code} vaut ${JSON.stringify(units)}`);
    }
    return [{ currency, value: roundRate(decimal(1).div(units)), ...updated }];
  });
}

/** Throws SourceError when quotes cannot be of today's market; does not compare them with stored rates. */
export function checkQuotes(quotes: readonly OfferedQuote[], source: string, now: Date): void {
  if (quotes.length < fewestQuotes) {
    const seen = `seulement ${quotes.length} de nos devises, sur ${fewestQuotes} au moins`;
    throw new SourceError('too-few-rows', source, seen);
  }
  const euro = quotes.find(({ currency }) => currency === 'EUR');
  if (euro && (euro.value < plausibleEuro.min || euro.value > plausibleEuro.max)) {
    throw new SourceError('implausible', source, `un euro vaudrait ${euro.value} dinars`);
  }
  for (const quote of quotes) checkAge(quote, source, now);
}

function checkAge({ date, at }: OfferedQuote, source: string, now: Date): void {
  const ageDays = daysBetween(date, utcDay(now));
  const aheadMs = at === undefined ? 0 : at.getTime() - now.getTime();
  if (ageDays < -1 || aheadMs > maxAheadMs) {
    const when = at?.toISOString() ?? date;
    throw new SourceError('wrong-day', source, `les cours sont du ${when}`);
  }
  if (ageDays > maxAgeDays) {
    throw new SourceError('stale', source, `les cours sont du ${date}, il y a ${ageDays} jours`);
  }
}
