import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { collection } from '@dinar/domain/documents/collections';
import { type BankRate, bankRateId, type CounterRow } from '@dinar/domain/rates/bank-rate';
import { countersToday } from '@dinar/domain/today/counters';
import { expect, test } from 'vitest';
import { statsOf } from '../e2e/stored-rates.ts';
import { openStaffDatabase } from './open-staff-database.ts';

const day = latestWorkingDay(utcDay(new Date()));
const db = openStaffDatabase();

function biatRate(changes: Partial<CounterRow> = {}): CounterRow {
  return {
    bankId: 'BIAT',
    currency: 'QAR',
    date: day,
    purchaseRate: 0.79,
    saleRate: 0.82,
    status: 1,
    source: 'import',
    fetchedAt: new Date(),
    ...changes,
  };
}

async function store(rate: BankRate): Promise<void> {
  await db.collection(collection.bankRates).doc(bankRateId(rate)).set(encodeBankRate(rate));
}

const riyal = () => statsOf(db, 'QAR');

async function snapshotOf(bank: string, date: RateDate): Promise<unknown> {
  return (await db.doc(`${collection.bankSnapshots}/${date}_${bank}`).get()).get('rates.QAR');
}

async function bestToSellTo() {
  return countersToday('QAR', (await riyal()).banks, day).best?.purchase.bankId;
}

test('A row made inactive loses its badges, and the others share them', async () => {
  const narrow = { purchaseRate: 0.8035, saleRate: 0.8045 };
  await store(biatRate(narrow));
  await expect.poll(bestToSellTo).toBe('BIAT');
  await store(biatRate({ ...narrow, status: 0 }));
  await expect.poll(bestToSellTo).not.toBe('BIAT');
  await expect.poll(() => snapshotOf('BIAT', day)).toBeUndefined();
});

test('A rate override of staff replaces the row, and its end restores the row', async () => {
  await store(biatRate());
  const line = async () => (await riyal()).banks.find(({ bankId }) => bankId === 'BIAT');
  await expect.poll(async () => (await line())?.purchaseRate).toBe(0.79);
  const override = db.collection(collection.rateOverrides).doc(bankRateId(biatRate()));
  await override.set({ value: '0,795 / 0,815', why: 'Relevé au guichet', by: 'Amel' });
  await expect.poll(line).toMatchObject({
    purchaseRate: 0.795,
    saleRate: 0.815,
    correction: 'Relevé au guichet',
  });
  await override.set({ value: '7,95 / 8,15', by: 'Amel' });
  await expect.poll(async () => (await override.get()).get('problem')).toContain('7,950');
  await expect.poll(() => snapshotOf('BIAT', day)).toBeUndefined();
  expect((await line())?.date).not.toBe(day);
  await override.delete();
  await expect.poll(async () => (await line())?.purchaseRate).toBe(0.79);
});
