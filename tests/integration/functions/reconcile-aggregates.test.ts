import { addDays, utcDay } from '@dinar/domain/days/rate-date';
import { reconcileAggregates } from '@dinar/functions/jobs/reconcile-aggregates';
import { ingestRates } from '@dinar/functions/store/ingest/ingest-rates';
import { writeLiveRates } from '@dinar/functions/store/live/write-live-rates';
import { rebuildEverything } from '@dinar/functions/store/reconcile/rebuild-everything';
import { beforeEach, expect, test } from 'vitest';
import { jobContext } from './job-context.ts';
import { openFirestore } from './open-firestore.ts';

// Rows are judged by the database's own day.
const now = new Date();
const today = utcDay(now);
const yesterday = addDays(today, -1);
const key = yesterday.slice(5);
const yearPath = `rate-history/EUR_${yesterday.slice(0, 4)}`;
const firestore = await openFirestore();
beforeEach(async () => {
  await firestore.clear();
  const rows = [yesterday, today].flatMap((date) =>
    ['BIAT', 'STBK', 'ATBK'].map((bankId) => ({ ...eurBoard(bankId), date })),
  );
  await ingestRates(firestore.db, rows, { now, source: 'import' });
  await rebuildEverything(firestore.db, today);
  const live = { currency: 'EUR', value: 3.4, source: 'live-fx' } as const;
  await writeLiveRates(firestore.db, [live], now);
});

function eurBoard(bankId: string) {
  return { bankId, currency: 'EUR', purchaseRate: 3.36, saleRate: 3.44 };
}

async function reconcile() {
  const { rows } = await reconcileAggregates(jobContext(firestore.db, now));
  const record = (await firestore.db.doc('system/reconciliation').get()).data();
  return { rows, month: record?.month, repaired: record?.repaired };
}

test('Where nothing drifted, nothing is written', async () => {
  const before = await firestore.db.doc('rates-stats/EUR').get();
  expect(await reconcile()).toMatchObject({ rows: 0, repaired: [] });
  const after = await firestore.db.doc('rates-stats/EUR').get();
  expect(after.updateTime).toEqual(before.updateTime);
});

test('Every kind of drift is found, repaired, and reported by its fields; then there is none', async () => {
  const { db } = firestore;
  const stats = await db.doc('rates-stats/EUR').get();
  const history = await db.doc(yearPath).get();
  await db.doc('rates-stats/EUR').update({ banks: [], dependsOnMarket: false });
  await db.doc(yearPath).update({ [`points.${key}.bestSell`]: 1 });
  await db.doc(`bank-snapshots/${today}_BIAT`).delete();
  await db.doc('bank-snapshots/2026-01-18_BIAT').set({ bankId: 'BIAT', count: 3 });
  await db.doc('rates-stats/euro').set({ banks: [] });
  await db.doc('bank-rates/typed').set({
    currency_code: 'usd',
    date: today,
    bank: 'BHKB',
    purchase_rate: 2.9,
    sale_rate: 2.95,
    status: 1,
  });

  const { rows, repaired } = await reconcile();
  expect(rows).toBe(repaired.length);
  expect(repaired).toEqual(
    expect.arrayContaining([
      { path: 'rates-stats/EUR', outcome: 'written', fields: ['banks', 'dependsOnMarket'] },
      { path: yearPath, outcome: 'written', fields: [`points.${key}`] },
      expect.objectContaining({ path: `bank-snapshots/${today}_BIAT`, outcome: 'written' }),
      expect.objectContaining({ path: 'bank-snapshots/2026-01-18_BIAT', outcome: 'deleted' }),
      expect.objectContaining({ path: 'rates-stats/euro', outcome: 'deleted' }),
      { path: 'bank-rates/typed', outcome: 'written', fields: ['spelling'] },
      expect.objectContaining({ path: 'rates-stats/USD', outcome: 'written' }),
    ]),
  );
  const {
    updatedAt: _,
    changedAt: __,
    ...mended
  } = (await db.doc('rates-stats/EUR').get()).data() ?? {};
  expect(stats.data()).toMatchObject(mended);
  expect((await db.doc(yearPath).get()).get('points')).toEqual(history.get('points'));
  expect(await reconcile()).toMatchObject({ rows: 0, repaired: [] });
});

test('Each older month with a row or a snapshot is compared in turn, and then the oldest again', async () => {
  const { db } = firestore;
  const withRow = ['2022-11', '2022-12', '2023-01', '2024-02'];
  const rows = withRow.map((month) => ({ ...eurBoard('BIAT'), date: `${month}-29` }));
  await ingestRates(db, rows, { now, source: 'import' });
  await rebuildEverything(db, today);
  await db.doc('bank-snapshots/2023-06-01_BIAT').set({ bankId: 'BIAT', count: 3 });
  await db.doc('bank-snapshots/2022-12-29_BIAT').update({ count: 2 });

  const compared: unknown[] = [];
  const repaired: unknown[] = [];
  for (let night = 0; night < 6; night += 1) {
    const record = await reconcile();
    compared.push(record.month);
    repaired.push(...record.repaired.map(({ path }: { path: string }) => path));
  }
  expect(compared).toEqual(['2022-11', '2022-12', '2023-01', '2023-06', '2024-02', '2022-11']);
  expect(repaired).toEqual(['bank-snapshots/2022-12-29_BIAT', 'bank-snapshots/2023-06-01_BIAT']);
});
