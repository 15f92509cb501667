import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import {
  type CentralCurrencies,
  type CentralDays,
  quotedCurrencies,
} from '../store/ingest/stored-central-days.ts';

/** The number of days before a day whose rates are expected on it. */
export const expectationDays = 7;

/** A stored day with fewer currencies was typed manually or is incomplete: its rates are no expectation. */
const minimumCurrencies = 15;

/**
 * Returns the names of the expected rates that `present` lacks. Every rate of the week before the day is
 * expected or, while no such week is stored, the mid rates that the central bank is known to publish.
 */
export function lackingCurrencies(
  days: CentralDays,
  day: RateDate,
  present: CentralCurrencies = days.get(day) ?? { mid: new Set(), manual: new Set() },
): string[] {
  const week = weekBefore(days, day);
  const mid = week.length === 0 ? quotedCurrencies : week.flatMap((it) => [...it.mid]);
  const manual = week.flatMap((it) => [...it.manual]);
  return [
    ...namesOutside(present.mid, mid),
    ...namesOutside(present.manual, manual).map((currency) => `${currency} (change manuel)`),
  ];
}

function weekBefore(days: CentralDays, day: RateDate): CentralCurrencies[] {
  return Array.from({ length: expectationDays }, (_, index) => addDays(day, -index - 1))
    .flatMap((earlier) => days.get(earlier) ?? [])
    .filter(({ mid }) => mid.size >= minimumCurrencies);
}

function namesOutside(present: ReadonlySet<string>, expected: readonly string[]): string[] {
  return [...new Set(expected)].filter((currency) => !present.has(currency)).sort();
}
