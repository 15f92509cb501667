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
    currency: 'CNY',
    date: day,
    purchaseRate: 0.42,
    saleRate: 0.44,
    status: 1,
    source: 'import',
    fetchedAt: new Date(),
    ...changes,
  };
}

async function store(rate: BankRate): Promise<void> {
  await db.collection(collection.bankRates).doc(bankRateId(rate)).set(encodeBankRate(rate));
}

async function yuan(): Promise<RatesStats> {
  const path = `${collection.ratesStats}/CNY`;
  const decoded = decodeRatesStats(path, (await db.doc(path).get()).data());
  if (!decoded.ok) {
    throw new Error(`${decoded.problem.path}: ${decoded.problem.reason}`);
  }
  return decoded.value;
}

async function snapshotOf(bank: string, date: RateDate): Promise<unknown> {
  return (await db.doc(`${collection.bankSnapshots}/${date}_${bank}`).get()).get('rates.CNY');
}

describe('A row written to bank-rates alone', () => {
  beforeAll(() => store(biatRate({ purchaseRate: 0.4305, saleRate: 0.431 })));

  test("becomes the bank's line, and the best rate on both sides", async () => {
    await expect
      .poll(async () => {
        const { banks, bestBuy, bestSell } = await yuan();
        return { line: banks.find(({ bankId }) => bankId === 'BIAT'), bestBuy, bestSell };
      })
      .toEqual({
        line: {
          bankId: 'BIAT',
          purchaseRate: 0.4305,
          saleRate: 0.431,
          date: day,
          source: 'import',
        },
        bestBuy: { bankId: 'BIAT', rate: 0.4305 },
        bestSell: { bankId: 'BIAT', rate: 0.431 },
      });
  });

  test("enters the bank's snapshot of the day", async () => {
    await expect
      .poll(() => snapshotOf('BIAT', day))
      .toMatchObject({ purchaseRate: 0.4305, saleRate: 0.431 });
  });

  test("enters the year's history", async () => {
    const path = `${collection.rateHistory}/CNY_${day.slice(0, 4)}`;
    await expect
      .poll(async () => (await db.doc(path).get()).get('points')?.[day.slice(5)])
      .toMatchObject({ bestBuy: 0.4305, bestSell: 0.431 });
  });
});

test('A row made inactive loses its badges, and the others share them', async () => {
  await store(biatRate({ purchaseRate: 0.4305, saleRate: 0.431 }));
  await expect.poll(async () => (await yuan()).bestBuy?.bankId).toBe('BIAT');
  await store(biatRate({ purchaseRate: 0.4305, saleRate: 0.431, status: 0 }));
  await expect.poll(async () => (await yuan()).bestBuy?.bankId).not.toBe('BIAT');
  await expect.poll(() => snapshotOf('BIAT', day)).toBeUndefined();
});

test('A deleted row leaves every aggregate, and its bank falls back on the day before', async () => {
  await store(biatRate());
  await expect.poll(() => snapshotOf('BIAT', day)).toMatchObject({ purchaseRate: 0.42 });
  await db.collection(collection.bankRates).doc(bankRateId(biatRate())).delete();
  await expect
    .poll(async () => (await yuan()).banks.find(({ bankId }) => bankId === 'BIAT')?.date)
    .not.toBe(day);
  await expect.poll(() => snapshotOf('BIAT', day)).toBeUndefined();
});

test('Fifty writes at once end in what a recomputation from the rows gives', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      store(biatRate({ purchaseRate: 0.42, saleRate: 0.44 + index / 10_000 })),
    ),
  );
  const stored = await db.collection(collection.bankRates).doc(bankRateId(biatRate())).get();
  await expect
    .poll(async () => (await yuan()).banks.find(({ bankId }) => bankId === 'BIAT')?.saleRate, {
      timeout: 20_000,
    })
    .toBe(stored.get('saleRate'));
});

test("The central bank's row moves the official rate, and no badge", async () => {
  const before = await yuan();
  await store(biatRate({ bankId: 'BCTN', purchaseRate: 0.4299, saleRate: 0.4299, source: 'bct' }));
  await expect
    .poll(async () => (await yuan()).central)
    .toEqual({ value: 0.4299, date: day, source: 'bct' });
  const { bestBuy, bestSell, bankCount } = await yuan();
  expect({ bestBuy, bestSell, bankCount }).toEqual({
    bestBuy: before.bestBuy,
    bestSell: before.bestSell,
    bankCount: before.bankCount,
  });
});
