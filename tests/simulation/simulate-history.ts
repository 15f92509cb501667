import { collection } from '@dinar/domain/documents/collections';
import { type Choices, choicesOf } from '@dinar/domain/testing/seeded-choices';
import type { RateChange } from '@dinar/functions/store/aggregates/rebuild-after-rate-change';
import { rebuildAfterRateChange } from '@dinar/functions/store/aggregates/rebuild-after-rate-change';
import { RebuildQueue } from '@dinar/functions/store/aggregates/rebuild-queue';
import { writeLiveRate } from '@dinar/functions/store/live/write-live-rate';
import type { DocumentData } from 'firebase-admin/firestore';
import { LiveLedger } from './live-ledger.ts';
import { LockTable } from './lock-table.ts';
import { naiveAggregates } from './naive-aggregates.ts';
import { randomQuote, randomRow } from './random-rows.ts';
import { RebuildGaps } from './rebuild-gaps.ts';
import { Scheduler, type SimulatedProcess } from './scheduler.ts';
import { shownAggregates } from './shown-aggregates.ts';
import { SimulatedDatabase, type SimulatedWrite } from './simulated-database.ts';
import { type Deployed, SimulatedPlatform } from './simulated-platform.ts';
import { type SimulatedWorld, simulatedRateStore } from './simulated-rate-store.ts';

/** The simulated code: production's, unless a test breaks a part of it on purpose. */
export interface Simulated extends Deployed {
  readonly writeLive: typeof writeLiveRate;
  /** False for a database whose transactions lock nothing. */
  readonly isLocking: boolean;
}

export const production: Simulated = {
  settle: rebuildAfterRateChange,
  openQueue: (store, settings) => new RebuildQueue(store, settings),
  writeLive: writeLiveRate,
  isLocking: true,
  redelivers: true,
};

export interface History {
  /** The final aggregates, and the result of an independent recomputation from the rows. */
  readonly found: unknown;
  readonly expected: unknown;
  /** The shortest time between two rebuilds of one document that visitors see, in ms. */
  readonly shortestGapMs: number;
  readonly runs: number;
  readonly crashes: number;
  /** How often a transaction aborted for another one. */
  readonly contentions: number;
  /** How many rows have a problem at the end. */
  readonly problems: number;
}

/** Plays one random history of rows, events and faults to its end. */
export async function simulateHistory(
  seed: number,
  simulated: Simulated = production,
): Promise<History> {
  const history = new SimulatedHistory(choicesOf(seed), simulated);
  return history.play();
}

class SimulatedHistory {
  readonly #choices: Choices;
  readonly #simulated: Simulated;
  readonly #world: SimulatedWorld;
  readonly #ledger = new LiveLedger();
  readonly #gaps = new RebuildGaps();
  readonly #platform: SimulatedPlatform;
  #fetches = 0;

  constructor(choices: Choices, simulated: Simulated) {
    this.#choices = choices;
    this.#simulated = simulated;
    // One history in four has no faults, only reordering, repetition and slowness.
    const often = choices.pick([0, 0.02, 0.05, 0.08]);
    const scheduler = new Scheduler(choices);
    const database = new SimulatedDatabase();
    this.#world = {
      scheduler,
      database,
      locks: new LockTable(scheduler, database),
      choices,
      faults: {
        abort: often,
        lostAnswer: often,
        crashBefore: often,
        crashAfter: often,
        crashAndArriveLate: often,
      },
      isLocking: simulated.isLocking,
      usage: { reads: 0, writes: 0 },
      onCommit: (process, writes) => this.#observe(process, writes),
    };
    this.#platform = new SimulatedPlatform(this.#world, simulated, {
      instances: choices.pick([1, 2, 4]),
      anySlowness: () => this.#anySlowness(),
      // There are two currencies, so half of the histories treat one board as a burst, or as a whole board.
      settings: { burstFrom: choices.pick([1, 3]), wholeBoardFrom: choices.pick([1, 3]) },
    });
  }

  async play(): Promise<History> {
    const { scheduler, database } = this.#world;
    void this.#importRows();
    void this.#writeLiveRates();
    await scheduler.run();
    return {
      found: shownAggregates(database),
      expected: naiveAggregates(database, this.#ledger),
      shortestGapMs: this.#gaps.shortestMs,
      runs: this.#platform.runs,
      crashes: this.#platform.crashes,
      contentions: this.#world.locks.contentions,
      problems: database.under('bank-rates/').filter(([, { problem }]) => problem).length,
    };
  }

  /** Makes commits of one to four rows each, and publishes their events at once. */
  async #importRows(): Promise<void> {
    const { scheduler, database } = this.#world;
    const commits = 3 + this.#choices.below(6);
    const pauseMs = this.#choices.pick([1, 50, 700, 3000]);
    for (let commit = 0; commit < commits; commit += 1) {
      const staff = scheduler.start('staff', 1);
      await scheduler.sleep(staff, this.#choices.below(pauseMs));
      const count = 1 + this.#choices.below(4);
      const paths = new Set(Array.from({ length: count }, () => this.#anyRowPath()));
      const writes = [...paths].map((path) => this.#randomWrite(path));
      await this.#world.locks.untilFree(staff, writes);
      const before = [...paths].map((path) => database.read(path, scheduler.now()));
      database.apply(writes, scheduler.now());
      for (const known of before) {
        const after = database.read(known.path, scheduler.now());
        if (known.data !== undefined || after.data !== undefined) {
          this.#deliver({ path: known.path, before: known, after });
        }
      }
    }
  }

  #anyRowPath(): string {
    return `${collection.bankRates}/row-${this.#choices.below(12)}`;
  }

  #randomWrite(path: string): SimulatedWrite {
    this.#fetches += 1;
    const data = randomRow(this.#choices, this.#fetches);
    if (data === undefined) return { path, change: () => undefined };
    const { fetchedAt } = data;
    // Fetched again with the same values, corrected in place, or replaced by another row.
    const change = this.#choices.pick([
      (known: DocumentData = data) => ({ ...known, fetchedAt }),
      (known: DocumentData = data) => ({ ...known, ...data }),
      () => data,
    ]);
    return { path, change };
  }

  /** Delivers an event, perhaps twice, perhaps much later. */
  #deliver(change: RateChange): void {
    const copies = this.#choices.chance(0.2) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const delayMs = this.#choices.chance(0.2) ? this.#choices.below(20_000) : 20;
      this.#platform.deliver(change, delayMs);
    }
  }

  #anySlowness(): number {
    if (this.#choices.chance(0.05)) return 15_000;
    return this.#choices.pick([3, 30, 400]);
  }

  async #writeLiveRates(): Promise<void> {
    const { scheduler } = this.#world;
    const count = this.#choices.below(6);
    for (let index = 0; index < count; index += 1) {
      const quote = randomQuote(this.#choices);
      const schedule = scheduler.start('schedule', 1);
      await scheduler.sleep(schedule, this.#choices.below(4000));
      const name = `live-${index}`;
      this.#ledger.announce(name, quote);
      const process = scheduler.start(name, this.#anySlowness());
      const now = new Date(scheduler.now().toMillis());
      const store = simulatedRateStore(this.#world, process);
      void this.#simulated.writeLive(store, quote, now).catch(() => {
        // An aborted live rate is not in the ledger either, and the next hour writes another.
      });
    }
  }

  /** Publishes the event of a row that a trigger rewrote, as of any other write. */
  #announceRow(path: string, change: SimulatedWrite['change']): void {
    if (!path.startsWith(collection.bankRates)) return;
    const now = this.#world.scheduler.now();
    const before = this.#world.database.read(path, now);
    this.#deliver({
      path,
      before,
      after: { ...before, data: change(before.data), changedAt: now },
    });
  }

  #observe(process: SimulatedProcess, writes: readonly SimulatedWrite[]): void {
    if (writes.length > 0) this.#ledger.commit(process.name);
    for (const { path, change } of writes) this.#announceRow(path, change);
    if (process.name === 'trigger') this.#gaps.note(writes, this.#world);
  }
}
