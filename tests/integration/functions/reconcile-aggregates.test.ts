import { reconcileAggregates } from '@dinar/functions/jobs/reconcile-aggregates';
import { ingestRates } from '@dinar/functions/store/ingest-rates';
import { rebuildAggregates } from '@dinar/functions/store/rebuild-aggregates';
import { writeLiveRates } from '@dinar/functions/store/write-live-rates';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobContext } from './job-context.ts';
import { type OpenFirestore, openFirestore } from './open-firestore.ts';

const now = new Date('2026-11-20T12:00:00Z');
let firestore: OpenFirestore;

beforeAll(async () => {
  firestore = await openFirestore();
});
beforeEach(async () => {
  await firestore.clear();
  const rows = ['2026-11-19', '2026-11-20'].flatMap((date) =>
    ['BIAT', 'STBK'].map((bankId) => {
      return { bankId, currency: 'EUR', date, purchaseRate: 3.36, saleRate: 3.44 };
    }),
  );
  await ingestRates(firestore.db, rows, { now, source: 'import' });
  await rebuildAggregates(firestore.db, 'everything');
  const live = { currency: 'EUR', value: 3.4, source: 'live-fx' } as const;
  await writeLiveRates(firestore.db, [live], now);
});
afterAll(() => firestore.close());

async function reconcile() {
  const { rows } = await reconcileAggregates(jobContext(firestore.db, now));
  const record = (await firestore.db.doc('system/reconciliation').get()).data();
  return { rows, repaired: record?.repaired };
}

test('Where nothing drifted, nothing is written', async () => {
  const before = await firestore.db.doc('rates-stats/EUR').get();
  expect(await reconcile()).toEqual({ rows: 0, repaired: [] });
  const after = await firestore.db.doc('rates-stats/EUR').get();
  expect(after.updateTime).toEqual(before.updateTime);
});

test('Every kind of drift is found, repaired, and told by its fields; then there is none', async () => {
  const { db } = firestore;
  const stats = await db.doc('rates-stats/EUR').get();
  const history = await db.doc('rate-history/EUR_2026').get();
  await db.doc('rates-stats/EUR').update({ bankCount: 9, 'bestBuy.rate': 4 });
  await db.doc('rate-history/EUR_2026').update({ 'points.11-19.bestSell': 1 });
  await db.doc('bank-snapshots/2026-11-20_BIAT').delete();
  await db.doc('bank-snapshots/2026-11-18_BIAT').set({ bankId: 'BIAT', count: 3 });
  await db.doc('rates-stats/euro').set({ bankCount: 1 });
  await db.doc('bank-rates/typed').set({
    currency_code: 'usd',
    date: '2026-11-20',
    bank: 'BHKB',
    purchase_rate: 2.9,
    sale_rate: 2.95,
    status: 1,
  });

  const { rows, repaired } = await reconcile();
  expect(rows).toBe(repaired.length);
  expect(repaired).toEqual(
    expect.arrayContaining([
      { path: 'rates-stats/EUR', outcome: 'written', fields: ['bankCount', 'bestBuy'] },
      { path: 'rate-history/EUR_2026', outcome: 'written', fields: ['points.11-19'] },
      expect.objectContaining({ path: 'bank-snapshots/2026-11-20_BIAT', outcome: 'written' }),
      expect.objectContaining({ path: 'bank-snapshots/2026-11-18_BIAT', outcome: 'deleted' }),
      expect.objectContaining({ path: 'rates-stats/euro', outcome: 'deleted' }),
      { path: 'bank-rates/typed', outcome: 'written', fields: ['spelling'] },
      expect.objectContaining({ path: 'rates-stats/USD', outcome: 'written' }),
    ]),
  );
  const { updatedAt: _, ...mended } = (await db.doc('rates-stats/EUR').get()).data() ?? {};
  expect(stats.data()).toMatchObject(mended);
  expect((await db.doc('rate-history/EUR_2026').get()).get('points')).toEqual(
    history.get('points'),
  );
  expect(await reconcile()).toEqual({ rows: 0, repaired: [] });
});
