import { maxAgeDays } from '@dinar/domain/days/published-day';
import { daysBetween, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { SourceError } from '../source-error.ts';
import type { OfferedQuote } from './live-fx-source.ts';

// Wide enough for a decade: a rate left uninverted, or per 1000 units, is far outside.
const plausibleEuro = { min: 1, max: 10 };

/** Raises SourceError when quotes cannot be a market of today, whatever is stored. */
export function checkQuotes(
  quotes: readonly OfferedQuote[],
  source: string,
  { now, minimum }: { readonly now: Date; readonly minimum: number },
): void {
  if (quotes.length < minimum) {
    const seen = `only ${quotes.length} currencies of ours, under ${minimum}`;
    throw new SourceError('too-few-rows', source, seen);
  }
  const euro = quotes.find(({ currency }) => currency === 'EUR');
  if (euro && (euro.value < plausibleEuro.min || euro.value > plausibleEuro.max)) {
    throw new SourceError('implausible', source, `one euro would be ${euro.value} dinars`);
  }
  for (const { date } of quotes) checkDay(date, source, utcDay(now));
}

function checkDay(date: RateDate, source: string, today: RateDate): void {
  const ageDays = daysBetween(date, today);
  if (ageDays < -1) throw new SourceError('wrong-day', source, `the rates are of ${date}`);
  if (ageDays > maxAgeDays) {
    throw new SourceError('stale', source, `the rates are of ${date}, ${ageDays} days ago`);
  }
}
