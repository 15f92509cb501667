import type { RateDate } from '@dinar/domain/days/rate-date';
import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { collection } from '@dinar/domain/documents/collections';
import { bankRateId } from '@dinar/domain/rates/bank-rate';
import { choicesOf } from '@dinar/domain/testing/seeded-choices';
import { storedBoard } from '../support/board-rows.ts';
import { LockTable } from './lock-table.ts';
import { RebuildGaps } from './rebuild-gaps.ts';
import { Scheduler } from './scheduler.ts';
import { production } from './simulate-history.ts';
import { SimulatedDatabase } from './simulated-database.ts';
import { SimulatedPlatform } from './simulated-platform.ts';
import type { SimulatedWorld } from './simulated-rate-store.ts';

/** The cost of one burst under pessimistic locks, without faults. */
export interface SimulatedBurst {
  readonly reads: number;
  readonly writes: number;
  readonly contentions: number;
  /** From the rows' commit to the last commit of an aggregate. */
  readonly rightAfterMs: number;
  readonly shortestGapMs: number;
}

const noFaults = { abort: 0, lostAnswer: 0, crashBefore: 0, crashAfter: 0, crashAndArriveLate: 0 };
const deliveredWithinMs = 500;
/** The longest duration of one call to the database. */
const slowestCallMs = 30;

/** Commits a day's board at once, on Monday 12 January 2026, and delivers its events within half a second to the given instances. */
export async function simulateBurst(
  seed: number,
  {
    date,
    rowCount,
    instances,
  }: { readonly date: RateDate; readonly rowCount: number; readonly instances: number },
): Promise<SimulatedBurst> {
  const choices = choicesOf(seed);
  const scheduler = new Scheduler(choices);
  const database = new SimulatedDatabase();
  const locks = new LockTable(scheduler, database);
  const usage = { reads: 0, writes: 0 };
  const gaps = new RebuildGaps();
  const startMicros = scheduler.nowMicros;
  let lastMicros = startMicros;
  const world: SimulatedWorld = {
    scheduler,
    database,
    locks,
    choices,
    usage,
    faults: noFaults,
    isLocking: true,
    onCommit(_, writes) {
      gaps.note(writes, world);
      if (writes.length > 0) lastMicros = scheduler.nowMicros;
    },
  };
  const anySlowness = () => slowestCallMs;
  const platform = new SimulatedPlatform(world, production, { instances, anySlowness });
  const rows = storedBoard(date, rowCount, 0);
  const now = scheduler.now();
  const documents = rows.map(
    (row) => [`${collection.bankRates}/${bankRateId(row)}`, encodeBankRate(row)] as const,
  );
  const before = documents.map(([path]) => database.read(path, now));
  database.apply(
    documents.map(([path, data]) => ({ path, change: () => data })),
    now,
  );
  for (const known of before) {
    const after = database.read(known.path, now);
    platform.deliver({ path: known.path, before: known, after }, choices.below(deliveredWithinMs));
  }
  await scheduler.run();
  return {
    ...usage,
    contentions: locks.contentions,
    rightAfterMs: Math.round((lastMicros - startMicros) / 1000),
    shortestGapMs: gaps.shortestMs,
  };
}
