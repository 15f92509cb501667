import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { collection } from '@dinar/domain/documents/collections';
import { decodeRatesStats, type RatesStats } from '@dinar/domain/documents/rates-stats-document';
import { type BankRate, bankRateId } from '@dinar/domain/rates/bank-rate';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStaffDatabase } from './open-staff-database.ts';

const day = latestWorkingDay(utcDay(new Date()));
const db = openStaffDatabase();

function biatRate(changes: Partial<BankRate> = {}): BankRate {
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

describe('A row written to bank-rates alone', () => {
  beforeAll(() => store(biatRate({ purchaseRate: 0.8035, saleRate: 0.8045 })));

  test("becomes the bank's line, and the best rate on both sides", async () => {
    await expect
      .poll(async () => {
        const { banks, bestBuy, bestSell } = await riyal();
        return { line: banks.find(({ bankId }) => bankId === 'BIAT'), bestBuy, bestSell };
      })
      .toEqual({
        line: {
          bankId: 'BIAT',
          purchaseRate: 0.8035,
          saleRate: 0.8045,
          date: day,
          source: 'import',
        },
        bestBuy: { bankId: 'BIAT', rate: 0.8035 },
        bestSell: { bankId: 'BIAT', rate: 0.8045 },
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

test('A row made inactive loses its badges, and the others share them', async () => {
  await store(biatRate({ purchaseRate: 0.8035, saleRate: 0.8045 }));
  await expect.poll(async () => (await riyal()).bestBuy?.bankId).toBe('BIAT');
  await store(biatRate({ purchaseRate: 0.8035, saleRate: 0.8045, status: 0 }));
  await expect.poll(async () => (await riyal()).bestBuy?.bankId).not.toBe('BIAT');
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
  const before = await riyal();
  await store(biatRate({ bankId: 'BCTN', purchaseRate: 0.8029, saleRate: 0.8029, source: 'bct' }));
  await expect
    .poll(async () => (await riyal()).central)
    .toEqual({ value: 0.8029, date: day, source: 'bct' });
  const { bestBuy, bestSell, bankCount } = await riyal();
  expect({ bestBuy, bestSell, bankCount }).toEqual({
    bestBuy: before.bestBuy,
    bestSell: before.bestSell,
    bankCount: before.bankCount,
  });
});
