import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import { ageInDays, lastWorkedBefore } from './calendar.ts';
import type { KnownToday } from './known-today.ts';
import { pastOf } from './past.ts';

/** A correct change in percent, since a day that must be named unless it is the day before. */
export interface ExpectedChange {
  readonly percent: Decimal;
  readonly since?: string;
  /** Whether the page may omit the change. */
  readonly isOptional: boolean;
  /** As specified, a coin's change of 0 is a rise. */
  readonly risesAtZero?: true;
}

// A change over more days does not describe today.
const longestDays = 7;

/** The change of the leading rate: the market's as its source states it; the central bank's has none. */
export function changeOfLeading(currency: string, known: KnownToday): ExpectedChange | undefined {
  const { live, leading, market } = known.of(currency) ?? {};
  if (leading !== market || live?.variation === undefined || live.variationSince === undefined)
    return undefined;
  return changeSince(decimal(live.variation), live.variationSince, live.day);
}

/** The change of the middle of a bank's published rates since its previous day. */
export function changeAtBank(
  currency: string,
  bank: string,
  known: KnownToday,
): ExpectedChange | undefined {
  const rows = middlesOf(currency, bank, known)
    .filter(({ day }) => day <= known.today)
    .sort((a, b) => (a.day < b.day ? 1 : -1));
  const [latest, before] = rows;
  if (!latest || !before) return undefined;
  const percent = latest.middle.minus(before.middle).times(100).div(before.middle);
  return changeSince(percent, before.day, latest.day);
}

function middlesOf(currency: string, bank: string, known: KnownToday) {
  const found = known.of(currency);
  if (bank === 'BCTN') {
    return (found?.centralRows ?? []).map(({ day, mid }) => ({ day, middle: decimal(mid) }));
  }
  return (found?.rows ?? [])
    .filter((row) => row.bank === bank)
    .map(({ day, purchase, sale }) => ({ day, middle: decimal(purchase).plus(sale).div(2) }));
}

function changeSince(percent: Decimal, since: string, day: string): ExpectedChange {
  return {
    percent,
    ...(since !== lastWorkedBefore(day) && { since }),
    isOptional: ageInDays(since, day) > longestDays,
  };
}

/** The change over a part of the history, from its first day to its last. */
export function changeOfPast(
  currency: string,
  days: readonly string[],
  known: KnownToday,
): ExpectedChange | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  // A state stores one day of the market, so a curve is the central bank's.
  const [from, to] = [first, last].map((day) => pastOf(currency, day, known).central);
  return from && to && { percent: to.minus(from).times(100).div(from), isOptional: true };
}
