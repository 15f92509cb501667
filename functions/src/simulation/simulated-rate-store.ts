import type { Choices } from '@dinar/domain/testing/seeded-choices';
import type { DocumentData } from 'firebase-admin/firestore';
import type { FieldChange, RateStore, RateTransaction, RowQuery } from '../store/rate-store.ts';
import type { StoreUsage } from '../store/store-usage.ts';
import type { Scheduler, SimulatedProcess } from './scheduler.ts';
import { type SimulatedDatabase, type SimulatedWrite, withChanges } from './simulated-database.ts';

/** How often each thing goes wrong at a commit, from 0 to 1. */
export interface CommitFaults {
  /** ABORTED although nothing stood against it; the SDK runs the transaction again. */
  readonly abort: number;
  /** Committed, but the answer is lost and the SDK runs the transaction again. */
  readonly lostAnswer: number;
  readonly crashBefore: number;
  readonly crashAfter: number;
  /** The function is dead when its commit, long under way, arrives. */
  readonly crashAndArriveLate: number;
}

export interface SimulatedWorld {
  readonly scheduler: Scheduler;
  readonly database: SimulatedDatabase;
  readonly choices: Choices;
  readonly faults: CommitFaults;
  /** Told of every commit, in order. */
  onCommit(process: SimulatedProcess, writes: readonly SimulatedWrite[]): void;
  /** False breaks the database on purpose: commits no longer ask whether what was read stands. */
  readonly validates: boolean;
}

const attempts = 5;

/** The store as one process sees it: each call travels, and each commit may meet a fault. */
export function simulatedRateStore(
  world: SimulatedWorld,
  process: SimulatedProcess,
  usage?: StoreUsage,
): RateStore {
  const { scheduler, database } = world;
  return {
    async read(path) {
      await scheduler.travel(process);
      usage?.countReads(1);
      return database.read(path, scheduler.now());
    },
    wait: (ms) => scheduler.sleep(process, ms),
    async transact(work) {
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        const open = new OpenTransaction(world, process, usage);
        const result = await work(open);
        const isIn = await commit(world, process, open);
        if (isIn) {
          usage?.countWrites(open.writes.length);
          return result;
        }
        await scheduler.sleep(process, 10 * 2 ** attempt);
      }
      throw new Error('ABORTED');
    },
  };
}

class OpenTransaction implements RateTransaction {
  readonly writes: SimulatedWrite[] = [];
  readonly #checks: (() => boolean)[] = [];
  readonly #world: SimulatedWorld;
  readonly #process: SimulatedProcess;
  readonly #usage: StoreUsage | undefined;

  constructor(world: SimulatedWorld, process: SimulatedProcess, usage: StoreUsage | undefined) {
    this.#world = world;
    this.#process = process;
    this.#usage = usage;
  }

  /** Whether all that was read is still as it was. */
  stands(): boolean {
    return this.#checks.every((check) => check());
  }

  async get(path: string) {
    const { scheduler, database } = this.#world;
    await scheduler.travel(this.#process);
    this.#usage?.countReads(1);
    const now = scheduler.now();
    const found = database.read(path, now);
    this.#checks.push(() => database.read(path, now).data === found.data);
    return found;
  }

  async findRows(query: RowQuery) {
    const { scheduler, database } = this.#world;
    await scheduler.travel(this.#process);
    const readAt = scheduler.now();
    const documents = database.findRows(query, readAt);
    this.#usage?.countReads(Math.max(documents.length, 1));
    this.#checks.push(() => {
      const again = database.findRows(query, readAt);
      return (
        again.length === documents.length &&
        again.every(({ path, data }, at) => {
          const known = documents[at];
          return path === known?.path && data === known.data;
        })
      );
    });
    return { documents, readAt };
  }

  set(path: string, fields: DocumentData): void {
    this.writes.push({ path, change: () => fields });
  }

  update(path: string, changes: readonly FieldChange[]): void {
    this.writes.push({ path, change: (known) => known && withChanges(known, changes) });
  }

  delete(path: string): void {
    this.writes.push({ path, change: () => undefined });
  }
}

/** Whether the process learns that its writes are in; one that crashes learns nothing more. */
async function commit(
  world: SimulatedWorld,
  process: SimulatedProcess,
  open: OpenTransaction,
): Promise<boolean> {
  const { scheduler, choices, faults } = world;
  await scheduler.travel(process);
  if (choices.chance(faults.crashBefore)) return crash(process);
  if (choices.chance(faults.crashAndArriveLate)) {
    const network = scheduler.start(process.name, 1);
    void scheduler.sleep(network, choices.below(20_000)).then(() => apply(world, network, open));
    return crash(process);
  }
  if (choices.chance(faults.abort)) return false;
  if (!apply(world, process, open)) return false;
  if (choices.chance(faults.crashAfter)) return crash(process);
  return !choices.chance(faults.lostAnswer);
}

function apply(world: SimulatedWorld, process: SimulatedProcess, open: OpenTransaction): boolean {
  const { scheduler, database } = world;
  if (world.validates && !open.stands()) return false;
  world.onCommit(process, open.writes);
  database.apply(open.writes, scheduler.now());
  return true;
}

function crash(process: SimulatedProcess): Promise<never> {
  process.die();
  return new Promise<never>(() => {});
}
