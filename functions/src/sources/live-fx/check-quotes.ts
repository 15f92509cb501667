import { daysBetween, utcDay } from '@dinar/domain/days/rate-date';
import { maxAgeDays } from '@dinar/domain/today/age-rules';
import { SourceError } from '../source-error.ts';
import type { OfferedQuote } from './live-fx-source.ts';

// Wide enough for a decade; a rate that is not inverted, or is per 1000 units, is far outside.
const plausibleEuro = { min: 1, max: 10 };

// No two clocks agree to the second.
const maxAheadMs = 600_000;

/** Throws SourceError when quotes cannot be of today's market; does not compare them with stored rates. */
export function checkQuotes(
  quotes: readonly OfferedQuote[],
  source: string,
  { now, minimum }: { readonly now: Date; readonly minimum: number },
): void {
  if (quotes.length < minimum) {
    const seen = `seulement ${quotes.length} de nos devises, sur ${minimum} au moins`;
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
