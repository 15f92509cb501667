import { addDays, parseRateDate, utcDay } from '@dinar/domain/days/rate-date';
import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { type BankRate, bankRateId } from '@dinar/domain/rates/bank-rate';
import { centralRow, counterRow } from '@dinar/domain/testing/rate-rows';
import type { LiveQuote } from '@dinar/functions/store/live/live-quote';
import { writeLiveRates } from '@dinar/functions/store/live/write-live-rates';
import { rebuildEverything } from '@dinar/functions/store/reconcile/rebuild-everything';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { openFirestore } from './open-firestore.ts';

const now = new Date('2026-01-02T12:00:00Z');
const today = utcDay(now);

const firestore = await openFirestore();
beforeEach(() => firestore.clear());

function write(value: number, day?: string, more: Partial<LiveQuote> = {}) {
  const date = parseRateDate(day ?? '');
  const quote = { currency: 'EUR', value, source: 'live-fx', ...(date && { date }) } as const;
  return writeLiveRates(firestore.db, [{ ...quote, ...more }], now);
}

async function putRows(...rows: readonly BankRate[]) {
  for (const row of rows) {
    await firestore.db.doc(`bank-rates/${bankRateId(row)}`).set(encodeBankRate(row));
  }
  await rebuildEverything(firestore.db, today);
}

async function liveRate(currency = 'EUR'): Promise<unknown> {
  return (await firestore.db.doc(`rates-stats/${currency}`).get()).get('live_rate');
}

async function points(year: number): Promise<unknown> {
  return (await firestore.db.doc(`rate-history/EUR_${year}`).get()).get('points');
}

const noPoint = { central: null, live: null, bestBuy: null, bestSell: null };

test('The first live rate ever has no variation, not even one of 0', async () => {
  expect(await write(3.4)).toEqual({ written: 1, unchanged: 0, refused: [] });
  expect(await liveRate()).toEqual({ value: 3.4, date: '2026-01-02', source: 'live-fx' });
  expect(await points(2026)).toEqual({ '01-02': { ...noPoint, live: 3.4 } });
});

test('A live rate keeps its provider and its source’s instant', async () => {
  const at = new Date('2026-01-02T00:02:31Z');
  await write(3.4, '2026-01-02', { provider: 'open-er-api', at });
  expect(await liveRate()).toEqual({
    value: 3.4,
    date: '2026-01-02',
    source: 'live-fx',
    provider: 'open-er-api',
    at: Timestamp.fromDate(at),
  });
});

test('The variation names the earlier day it is against, also across new year', async () => {
  await putRows(centralRow('2025-12-31', 3.3));
  await write(3.366);
  const since = { variation: 2, variationSince: '2025-12-31' };
  expect(await liveRate()).toMatchObject({ value: 3.366, ...since });

  await write(3.35, '2025-12-31');
  await write(3.417);
  expect(await liveRate()).toMatchObject({ value: 3.417, ...since });
  expect(await points(2025)).toEqual({ '12-31': { ...noPoint, central: 3.3, live: 3.35 } });
});

test('A variation is against a day of the week before, or there is none', async () => {
  await write(3.4, '2025-12-26');
  await write(3.434);
  expect(await liveRate()).toMatchObject({ variation: 1, variationSince: '2025-12-26' });
  await firestore.clear();
  await write(3.4, '2025-12-25');
  await write(3.434);
  expect(await liveRate()).toEqual({ value: 3.434, date: '2026-01-02', source: 'live-fx' });
});

test('A rate that has not moved since has a variation of 0', async () => {
  await write(3.4, '2026-01-01');
  await write(3.4);
  expect(await liveRate()).toMatchObject({ variation: 0, variationSince: '2026-01-01' });
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
  await write(3.3, '2026-01-01');
  expect(await liveRate()).toMatchObject({ value: 3.4, date: '2026-01-02' });
  expect(await points(2026)).toMatchObject({ '01-01': { live: 3.3 }, '01-02': { live: 3.4 } });
});

test('A quote that is not plausible is refused, with a reason in French', async () => {
  await putRows(centralRow('2025-12-31', 3.3));
  const refused = async (...quote: Parameters<typeof write>) =>
    (await write(...quote)).refused.map(({ reason, detail }) => `${reason}: ${detail}`);
  expect(await refused(4)).toEqual([
    'far-from-reference: 4,000 est à plus de 5 % du cours moyen de la BCT : 3,300.',
  ]);
  expect(await refused(0)).toEqual(['not-positive: 0 n’est pas un cours au-dessus de 0.']);
  expect(await refused(3.3, '2026-01-03')).toEqual([
    'future-day: Le jour 2026-01-03 n’est pas encore venu : aujourd’hui est le 2026-01-02.',
  ]);
  expect(await liveRate()).toBe(null);
});

test('A rebuild keeps live rates, and changes nothing of a document holding only them', async () => {
  await write(3.4);
  expect(await rebuildEverything(firestore.db, today)).toEqual({
    unchanged: 2,
    written: 0,
    deleted: 0,
  });
});

test('A counter that only the market can judge is judged again by each live rate of its day', async () => {
  const day = '2026-01-02';
  const dollar = counterRow('BIAT', day, [1.98, 2.04], { currency: 'AUD' });
  await putRows(dollar);
  const problem = async () =>
    (await firestore.db.doc(`bank-rates/${bankRateId(dollar)}`).get()).get('problem');
  const banks = async () => (await firestore.db.doc('rates-stats/AUD').get()).get('banks');
  expect([await problem(), await banks()]).toEqual([
    undefined,
    [{ bankId: 'BIAT', purchaseRate: 1.98, saleRate: 2.04, date: day, source: 'bank-page' }],
  ]);

  await write(1.9, day, { currency: 'AUD' });
  expect([await problem(), await banks()]).toEqual([
    'La vente 2,040 est à plus de 5 % du cours du marché : 1,900.',
    [],
  ]);

  await write(1.99, day, { currency: 'AUD' });
  expect([await problem(), await banks()]).toEqual([
    null,
    [expect.objectContaining({ date: day })],
  ]);
});

test('A live rate does not affect rows that the central bank judges', async () => {
  const rows = [
    ...[-8, -2, 0].map((offset) => centralRow(addDays(today, offset), 3.4)),
    counterRow('BIAT', today, [3.36, 3.44]),
  ];
  await putRows(...rows);
  const before = (await firestore.db.doc('rates-stats/EUR').get()).get('updatedAt');
  await write(3.45);
  expect(await liveRate()).toMatchObject({ value: 3.45 });
  expect((await firestore.db.doc('rates-stats/EUR').get()).get('updatedAt')).toEqual(before);
});
