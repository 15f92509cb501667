import { centralBankCode, commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { collection } from '@dinar/domain/documents/collections';
import { roundRate } from '@dinar/domain/money/decimal';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import { bankRateId } from '@dinar/domain/rates/bank-rate';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { choicesOf } from '@dinar/domain/testing/seeded-choices';
import type { RateChange } from '../store/settle-rate-change.ts';
import { StoreUsage } from '../store/store-usage.ts';
import type { Settle } from './folding-designs.ts';
import { Scheduler, type SimulatedProcess } from './scheduler.ts';
import { SimulatedDatabase, type SimulatedWrite } from './simulated-database.ts';
import { type SimulatedWorld, simulatedRateStore } from './simulated-rate-store.ts';

const currencies = [
  ...(['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AED', 'JPY', 'SAR', 'MAD', 'DZD'] as const),
  ...(['SEK', 'DKK', 'NOK', 'KWD', 'QAR', 'BHD', 'LYD', 'AUD', 'TRY', 'OMR'] as const),
];
const boardDay = day('2026-01-09');
const noFaults = { abort: 0, lostAnswer: 0, crashBefore: 0, crashAfter: 0, crashAndArriveLate: 0 };

export interface BoardCost {
  /** Of the function, 400 and those that had to be tried again. */
  readonly runs: number;
  readonly aggregateWrites: number;
  readonly documentsRead: number;
  /** Updates of `rates-stats` to one visitor, all and of one document within any second. */
  readonly pushes: number;
  readonly mostPushesInASecond: number;
  /** From the last row stored to the last update pushed. */
  readonly lastPushAfterMs: number;
}

/** A board of twenty banks and twenty currencies, its rows stored over `overMs`, without a fault. */
export async function simulateBoard(settle: Settle, overMs: number): Promise<BoardCost> {
  const choices = choicesOf(1);
  const scheduler = new Scheduler(choices);
  const database = new SimulatedDatabase();
  const usage = new StoreUsage();
  const pushes: { path: string; atMs: number }[] = [];
  const onCommit = (_: SimulatedProcess, writes: readonly SimulatedWrite[]) => {
    for (const { path } of writes.filter((write) => write.path.startsWith(collection.ratesStats))) {
      pushes.push({ path, atMs: scheduler.nowMicros / 1000 });
    }
  };
  const world: SimulatedWorld = {
    ...{ scheduler, database, choices, onCommit },
    faults: noFaults,
    validates: true,
  };
  for (let age = 1; age <= 3; age += 1) {
    const earlier = boardOf(addDays(boardDay, -age)).map(writeOf);
    database.apply(earlier, scheduler.now());
  }
  let runs = 0;
  const deliver = async (change: RateChange): Promise<void> => {
    runs += 1;
    const process = scheduler.start('trigger', 40);
    await scheduler.sleep(process, choices.below(400));
    await settle(simulatedRateStore(world, process, usage), change).catch(() => deliver(change));
  };
  const rows = boardOf(boardDay);
  let storedAtMs = 0;
  const staff = scheduler.start('staff', 1);
  for (const [index, row] of rows.entries()) {
    void scheduler.sleep(staff, 5000 + (overMs * index) / rows.length).then(async () => {
      storedAtMs = scheduler.nowMicros / 1000;
      const write = writeOf(row);
      const before = database.read(write.path, scheduler.now());
      database.apply([write], scheduler.now());
      const after = database.read(write.path, scheduler.now());
      await deliver({ path: write.path, before, after });
    });
  }
  await scheduler.run();
  return {
    runs,
    aggregateWrites: usage.writes,
    documentsRead: usage.reads,
    pushes: pushes.length,
    mostPushesInASecond: mostInASecond(pushes),
    lastPushAfterMs: Math.round(Math.max(...pushes.map(({ atMs }) => atMs)) - storedAtMs),
  };
}

function boardOf(date: RateDate): BankRate[] {
  const facts = {
    date,
    status: 1,
    source: 'import',
    fetchedAt: new Date(`${date}T12:00:00Z`),
  } as const;
  return currencies.flatMap((currency): BankRate[] => {
    const rate = currencyTable[currency].typicalRate;
    const counters = commercialBankCodes.map((bankId, bank) => {
      const purchaseRate = roundRate(rate * (0.98 + bank / 10_000));
      return { ...facts, bankId, currency, purchaseRate, saleRate: roundRate(rate * 1.02) };
    });
    return [...counters, { ...facts, bankId: centralBankCode, currency, rate }];
  });
}

function writeOf(rate: BankRate): SimulatedWrite {
  const data = encodeBankRate(rate);
  return { path: `${collection.bankRates}/${bankRateId(rate)}`, change: () => data };
}

function mostInASecond(pushes: readonly { path: string; atMs: number }[]): number {
  const counts = pushes.map(
    ({ path, atMs }) =>
      pushes.filter((it) => it.path === path && it.atMs >= atMs && it.atMs < atMs + 1000).length,
  );
  return Math.max(...counts);
}
