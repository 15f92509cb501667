import { comparatorCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { workingDayBefore } from '@dinar/domain/days/working-day';
import { collection } from '@dinar/domain/documents/collections';
import { encodeHistoryPoint, historyPointKey } from '@dinar/domain/documents/rate-history-document';
import { roundRate } from '@dinar/domain/money/decimal';
import { archiveStart } from '@dinar/functions/jobs/read-central-archive';
import { groupBy } from '@dinar/functions/store/documents/group-by';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type SimulatedCurrency, simulatedCurrencies, simulatedMid } from './simulated-market.ts';

// The share of the rate of 2026, about that of the euro, at the start of each year.
const levels: readonly (readonly [year: number, share: number])[] = [
  [2004, 0.44],
  [2008, 0.52],
  [2012, 0.58],
  [2016, 0.66],
  [2017, 0.73],
  [2018, 0.86],
  [2019, 0.99],
  [2021, 0.96],
  [2023, 0.97],
  [2026, 1],
];

/**
 * Fills the histories with made-up rates of the central bank, from the start of its archive to the working day
 * before `end`, in the place of the archive's rates, for the currencies that the comparator offers: the others would
 * delay each start. The stored points are left as they are.
 */
export async function seedDemoArchive(db: Firestore, end: RateDate, now: Date): Promise<void> {
  const currencies = simulatedCurrencies.filter(
    (code) => currencyTable[code].centralBankQuoted && comparatorCurrencies.includes(code),
  );
  for (const [year, days] of groupBy(archivedDays(end), (day) => day.slice(0, 4))) {
    const pathOf = (code: SimulatedCurrency) => `${collection.rateHistory}/${code}_${year}`;
    const stored = await db.getAll(...currencies.map((code) => db.doc(pathOf(code))));
    // A commit for all years would exceed the 10 MB of a request, and merged points take a minute.
    const batch = db.batch();
    for (const [index, currency] of currencies.entries()) {
      const points = days.map((day) => [historyPointKey(day), archivedPoint(currency, day)]);
      const before = stored[index];
      batch.set(db.doc(pathOf(currency)), {
        ...before?.data(),
        points: { ...Object.fromEntries(points), ...before?.get('points') },
        updatedAt: Timestamp.fromDate(now),
      });
    }
    await batch.commit();
  }
}

function archivedDays(end: RateDate): RateDate[] {
  const days: RateDate[] = [];
  for (let day = workingDayBefore(end); day >= archiveStart; day = workingDayBefore(day)) {
    days.push(day);
  }
  return days;
}

function archivedPoint(currency: SimulatedCurrency, day: RateDate) {
  const archived = roundRate(simulatedMid(currency, day) * levelOn(day));
  return encodeHistoryPoint({ archived, isDemo: true });
}

/** Returns the level of a day, between those of two years. */
function levelOn(day: RateDate): number {
  const dayOfYear = (Date.parse(day) - Date.parse(day.slice(0, 4))) / 86_400_000;
  const at = Number(day.slice(0, 4)) + dayOfYear / 366;
  const index = levels.findIndex(([year]) => year > at);
  const [before, after] = [levels.at(index - 1), levels[index]];
  if (!before || !after) return 1;
  const [[from, low], [to, high]] = [before, after];
  return low + ((high - low) * (at - from)) / (to - from);
}
