import { workingDaysBefore } from '@dinar/domain/days/working-day';
import { decodeBankRecords } from '@dinar/domain/documents/bank-records-document';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { reconcileAggregates } from '@dinar/functions/jobs/reconcile-aggregates';
import { ingestRates } from '@dinar/functions/store/ingest/ingest-rates';
import { rebuildEverything } from '@dinar/functions/store/reconcile/rebuild-everything';
import { writeBankRecords } from '@dinar/functions/store/trust/write-bank-records';
import { beforeEach, expect, test } from 'vitest';
import { jobContext } from './job-context.ts';
import { openFirestore } from './open-firestore.ts';

const today = day('2026-11-24');
const days = workingDaysBefore(today, 8);
const { db, clear } = await openFirestore();

beforeEach(async () => {
  await clear();
  for (const [index, date] of days.entries()) {
    const rows = ['EUR', 'USD'].map((currency) => {
      const [purchaseRate, saleRate] = currency === 'EUR' ? [3.36, 3.44] : [2.9, 2.97];
      return { bankId: 'STBK', currency, date, purchaseRate, saleRate };
    });
    const now = new Date(`${date}T09:0${index}:00Z`);
    await ingestRates(db, rows, { now, source: 'bank-page' });
  }
  await rebuildEverything(db, today);
});

test('Each night records on how many days a bank published, when, and the rows held back', async () => {
  const [latest = today] = days;
  const typed = db.doc(`bank-rates/${latest}_STBK_USD`);
  await typed.update({ purchaseRate: 29, saleRate: 29.7 });
  await db.doc(`bank-rates/2020-01-06_STBK_EUR`).set({ date: '2020-01-06', problem: 'old' });
  await reconcileAggregates(jobContext(db, new Date('2026-11-24T02:30:00Z')));
  expect((await typed.get()).get('problem')).toMatch(/./);
  const stored = (await db.doc('system/bank-records').get()).data();
  expect(decodeBankRecords('system/bank-records', stored)).toEqual({
    ok: true,
    value: {
      asOf: today,
      records: [
        {
          bankId: 'STBK',
          workingDays: 30,
          publishedDays: 8,
          heldBack: 1,
          // 10:03 in Tunis, the lower median of eight first readings.
          usualMinute: 603,
          coverage: { how: 'read', since: days.at(-1) },
        },
      ],
    },
  });
});

test('A second run has the same result, and a withdrawn day no longer counts', async () => {
  const first = await writeBankRecords(db, today);
  expect(await writeBankRecords(db, today)).toEqual(first);
  const [latest = today] = days;
  await db.doc(`bank-snapshots/${latest}_STBK`).delete();
  const [record] = (await writeBankRecords(db, today)).records;
  expect(record?.publishedDays).toBe(7);
});

test('Without rows there are no records, and a file of the past has no hour', async () => {
  await clear();
  expect((await writeBankRecords(db, today)).records).toEqual([]);
  const rows = days.map((date) => {
    return { bankId: 'BIAT', currency: 'EUR', date, purchaseRate: 3.36, saleRate: 3.44 };
  });
  await ingestRates(db, rows, { now: new Date('2026-11-24T10:00:00Z'), source: 'import' });
  await rebuildEverything(db, today);
  expect((await writeBankRecords(db, today)).records).toEqual([
    {
      bankId: 'BIAT',
      workingDays: 30,
      publishedDays: 8,
      heldBack: 0,
      coverage: { how: 'entered', since: days.at(-1) },
    },
  ]);
});
