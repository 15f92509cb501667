import { comparatorCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { addDays, utcDay } from '@dinar/domain/days/rate-date';
import { workingDaysBefore } from '@dinar/domain/days/working-day';
import { collection } from '@dinar/domain/documents/collections';
import {
  decodeRateHistory,
  encodeHistoryPoint,
} from '@dinar/domain/documents/rate-history-document';
import { historySeries } from '@dinar/domain/rates/history-series';
import { isDemoCurve, type RateHistory } from '@dinar/domain/rates/rate-history';
import { seedDemoArchive } from '@dinar/tools/local/demo/demo-archive';
import { simulatedDays } from '@dinar/tools/local/demo/demo-batches';
import { beforeAll, expect, test } from 'vitest';
import { openFirestore } from './open-firestore.ts';

const now = new Date('2026-11-24T09:00:00Z');
const today = utcDay(now);
const days = simulatedDays(today);
const [first = today] = days;
const [before = today] = workingDaysBefore(first, 1);
const quoted = comparatorCurrencies.filter((code) => currencyTable[code].centralBankQuoted);
const { db } = await openFirestore();
let years: readonly RateHistory[] = [];

/** The points that the simulated days leave, of which the day before them is in the archive too. */
async function storeRecentPoints() {
  const batch = db.batch();
  for (const code of quoted) {
    for (const day of [before, ...days]) {
      const point = encodeHistoryPoint({ central: 3.2, isDemo: true });
      const path = `${collection.rateHistory}/${code}_${day.slice(0, 4)}`;
      batch.set(db.doc(path), { points: { [day.slice(5)]: point } }, { merge: true });
    }
  }
  await batch.commit();
}

beforeAll(async () => {
  await storeRecentPoints();
  await seedDemoArchive(db, first, now);
  const { docs } = await db.collection(collection.rateHistory).get();
  years = docs.map((document) => {
    const decoded = decodeRateHistory(document.ref.path, document.data());
    if (!decoded.ok) throw new Error(decoded.problem.reason);
    return decoded.value;
  });
});

const yearsOf = (code: string) => years.filter(({ currency }) => currency === code);

test('The made-up archive has every currency of the comparator that the central bank quotes', () => {
  expect([...new Set(years.map(({ currency }) => currency))].sort()).toEqual([...quoted].sort());
  expect(quoted.length).toBeGreaterThan(10);
});

test.each(quoted)('%s has each working day once, from 2004 to today, without a break', (code) => {
  const { segments, gaps } = historySeries(yearsOf(code), today, 'all', 'central');
  expect(segments).toHaveLength(1);
  expect(gaps.filter(({ reason }) => reason === 'unpublished')).toEqual([]);
  const dates = segments.flat().map(({ date }) => date);
  expect(new Set(dates).size).toBe(dates.length);
  expect(dates[0]).toBe('2004-12-01');
  expect(dates.slice(-days.length - 1)).toEqual([before, ...days]);
});

test('Every point is marked as a demonstration, and its rate is plausible beside the next', () => {
  const unmarked = years.filter(({ points }) => Object.values(points).some((each) => !each.isDemo));
  expect(unmarked).toEqual([]);
  expect(isDemoCurve(yearsOf('EUR').slice(0, 1))).toBe(true);
  const shown = historySeries(yearsOf('EUR'), addDays(before, -1), 'all', 'central');
  const values = shown.segments.flat().map(({ value }) => value);
  const steps = values.slice(1).map((value, index) => Math.abs(value / (values[index] ?? 0) - 1));
  expect(Math.max(...steps)).toBeLessThan(0.02);
});

test('A stored point stays as it was', () => {
  const year = yearsOf('EUR').find((each) => each.year === before.slice(0, 4));
  expect(year?.points[before.slice(5)]).toEqual({ central: 3.2, isDemo: true });
});
