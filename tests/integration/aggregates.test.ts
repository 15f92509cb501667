import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { collection } from '@dinar/domain/documents/collections';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import { type BankRate, bankRateId, type CounterRow } from '@dinar/domain/rates/bank-rate';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { centralRow } from '@dinar/domain/testing/rate-rows';
import { type Counters, countersToday } from '@dinar/domain/today/counters';
import { beforeAll, describe, expect, test } from 'vitest';
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

async function riyal(): Promise<RatesStats> {
  const path = `${collection.ratesStats}/QAR`;
  const decoded = decodeRatesStats(path, (await db.doc(path).get()).data());
  if (!decoded.ok) {
    throw new Error(`${decoded.problem.path}: ${decoded.problem.reason}`);
  }
  return decoded.value;
}

async function snapshotOf(bank: string, date: RateDate): Promise<unknown> {
  return (await db.doc(`${collection.bankSnapshots}/${date}_${bank}`).get()).get('rates.QAR');
}

async function counters(): Promise<Counters> {
  return countersToday('QAR', (await riyal()).banks, day);
}

async function bestBanks() {
  const { best } = await counters();
  return { purchase: best?.purchase.bankId, sale: best?.sale.bankId };
}

describe('A row written to bank-rates alone', () => {
  beforeAll(() => store(biatRate({ purchaseRate: 0.8035, saleRate: 0.8045 })));

  test("becomes the bank's line, and the best rate on both sides", async () => {
    await expect
      .poll(async () => {
        const line = (await riyal()).banks.find(({ bankId }) => bankId === 'BIAT');
        return { line, best: await bestBanks() };
      })
      .toEqual({
        line: {
          bankId: 'BIAT',
          purchaseRate: 0.8035,
          saleRate: 0.8045,
          date: day,
          source: 'import',
        },
        best: { purchase: 'BIAT', sale: 'BIAT' },
      });
  });

  test("enters the bank's snapshot of the day", async () => {
    await expect
      .poll(() => snapshotOf('BIAT', day))
      .toMatchObject({ purchaseRate: 0.8035, saleRate: 0.8045 });
  });

  test("enters the year's history", async () => {
    const path = `${collection.rateHistory}/QAR_${day.slice(0, 4)}`;
    await expect
      .poll(async () => (await db.doc(path).get()).get('points')?.[day.slice(5)])
      .toMatchObject({ bestBuy: 0.8035, bestSell: 0.8045 });
  });
});

test('A suspect row written to bank-rates is told why, and is in no aggregate', async () => {
  const suspect = biatRate({ purchaseRate: 8.035, saleRate: 8.045 });
  await store(suspect);
  await expect
    .poll(async () =>
      (await db.doc(`${collection.bankRates}/${bankRateId(suspect)}`).get()).get('problem'),
    )
    .toMatch(/^L’achat 8,035 est à plus de 5 % du cours BCT du change manuel : 0,80/);
  await expect.poll(() => snapshotOf('BIAT', day)).toBeUndefined();
  const line = (await riyal()).banks.find(({ bankId }) => bankId === 'BIAT');
  expect(line?.date).not.toBe(day);
});

test('A row made inactive loses its badges, and the others share them', async () => {
  const narrow = { purchaseRate: 0.8035, saleRate: 0.8045 };
  await store(biatRate(narrow));
  await expect.poll(async () => (await bestBanks()).purchase).toBe('BIAT');
  await store(biatRate({ ...narrow, status: 0 }));
  await expect.poll(async () => (await bestBanks()).purchase).not.toBe('BIAT');
  await expect.poll(() => snapshotOf('BIAT', day)).toBeUndefined();
});

test('A deleted row leaves every aggregate, and its bank falls back on the day before', async () => {
  await store(biatRate());
  await expect.poll(() => snapshotOf('BIAT', day)).toMatchObject({ purchaseRate: 0.79 });
  await db.collection(collection.bankRates).doc(bankRateId(biatRate())).delete();
  await expect
    .poll(async () => (await riyal()).banks.find(({ bankId }) => bankId === 'BIAT')?.date)
    .not.toBe(day);
  await expect.poll(() => snapshotOf('BIAT', day)).toBeUndefined();
});

test('Fifty writes at once end in what a recomputation from the rows gives', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      store(biatRate({ purchaseRate: 0.79, saleRate: 0.82 + index / 10_000 })),
    ),
  );
  const stored = await db.collection(collection.bankRates).doc(bankRateId(biatRate())).get();
  await expect
    .poll(async () => (await riyal()).banks.find(({ bankId }) => bankId === 'BIAT')?.saleRate, {
      timeout: 20_000,
    })
    .toBe(stored.get('saleRate'));
});

test("The central bank's row moves the official rate, and no badge", async () => {
  const before = await counters();
  await store(centralRow(day, 0.8029, { currency: 'QAR', manualRate: 0.803 }));
  await expect
    .poll(async () => (await riyal()).central)
    .toEqual({ value: 0.8029, manualValue: 0.803, date: day, source: 'bct' });
  expect(await counters()).toEqual(before);
});
