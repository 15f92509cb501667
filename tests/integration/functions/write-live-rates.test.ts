import { parseRateDate } from '@dinar/domain/days/rate-date';
import { ingestRates } from '@dinar/functions/store/ingest-rates';
import { rebuildAggregates } from '@dinar/functions/store/rebuild-aggregates';
import { writeLiveRates } from '@dinar/functions/store/write-live-rates';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenFirestore, openFirestore } from './open-firestore.ts';

const now = new Date('2026-01-02T12:00:00Z');

let firestore: OpenFirestore;

beforeAll(async () => {
  firestore = await openFirestore();
});
beforeEach(() => firestore.clear());
afterAll(() => firestore.close());

function write(value: number, day?: string) {
  const date = parseRateDate(day ?? '');
  const quote = { currency: 'EUR', value, source: 'live-fx', ...(date && { date }) } as const;
  return writeLiveRates(firestore.db, [quote], now);
}

async function storeCentral(rate: number, date: string) {
  const row = { bankId: 'BCTN', currency: 'EUR', date, purchaseRate: rate, saleRate: rate };
  await ingestRates(firestore.db, [row], { now, source: 'bct' });
  await rebuildAggregates(firestore.db, 'everything');
}

async function liveRate(): Promise<unknown> {
  return (await firestore.db.doc('rates-stats/EUR').get()).get('live_rate');
}

async function points(year: number): Promise<unknown> {
  return (await firestore.db.doc(`rate-history/EUR_${year}`).get()).get('points');
}

const noPoint = { central: null, live: null, bestBuy: null, bestSell: null };

test('The first live rate ever has no variation', async () => {
  expect(await write(3.4)).toEqual({ written: 1, unchanged: 0, refused: [] });
  expect(await liveRate()).toEqual({
    value: 3.4,
    date: '2026-01-02',
    variation: 0,
    source: 'live-fx',
  });
  expect(await points(2026)).toEqual({ '01-02': { ...noPoint, live: 3.4 } });
});

test('The variation is against the last earlier day, over the turn of the year', async () => {
  await storeCentral(3.3, '2025-12-31');
  await write(3.366);
  expect(await liveRate()).toMatchObject({ value: 3.366, variation: 2 });

  await write(3.4, '2025-12-31');
  await write(3.468);
  expect(await liveRate()).toMatchObject({ value: 3.468, variation: 2 });
  expect(await points(2025)).toEqual({ '12-31': { ...noPoint, central: 3.3, live: 3.4 } });
});

test('Writing the same rate again writes nothing', async () => {
  await write(3.4);
  const before = await firestore.db.doc('rates-stats/EUR').get();
  expect(await write(3.4)).toEqual({ written: 0, unchanged: 1, refused: [] });
  const after = await firestore.db.doc('rates-stats/EUR').get();
  expect(after.updateTime).toEqual(before.updateTime);
});

test('A quote older than the stored one enters the history and leaves the live rate', async () => {
  await write(3.4);
  await write(3.2, '2026-01-01');
  expect(await liveRate()).toMatchObject({ value: 3.4, date: '2026-01-02' });
  expect(await points(2026)).toMatchObject({ '01-01': { live: 3.2 }, '01-02': { live: 3.4 } });
});

test('A quote far from the central rate, or no rate at all, is refused', async () => {
  await storeCentral(3.3, '2025-12-31');
  const refused = async (value: number) => (await write(value)).refused.map((it) => it.reason);
  expect(await refused(4)).toEqual(['far-from-mid']);
  expect(await refused(0)).toEqual(['not-positive']);
  expect(await refused(Number.NaN)).toEqual(['not-a-number']);
  expect(await liveRate()).toBe(null);
});

test('A rebuild keeps live rates, and changes nothing of a document holding only them', async () => {
  await write(3.4);
  expect(await rebuildAggregates(firestore.db, 'everything')).toEqual({
    unchanged: 2,
    written: 0,
    deleted: 0,
  });
});
