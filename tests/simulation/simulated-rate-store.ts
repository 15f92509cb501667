import { collection } from '@dinar/domain/documents/collections';
import type { Choices } from '@dinar/domain/testing/seeded-choices';
import { withChanges } from '@dinar/functions/store/rate-store/field-changes';
import type {
  DayRange,
  FieldChange,
  RateStore,
  RateTransaction,
  RowQuery,
} from '@dinar/functions/store/rate-store/rate-store';
import { findsOverride, findsRow } from '@dinar/functions/store/rate-store/row-queries';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Claim, LockTable } from './lock-table.ts';
import type { Scheduler, SimulatedProcess } from './scheduler.ts';
import type { SimulatedDatabase, SimulatedWrite } from './simulated-database.ts';

/** The probability of each fault at a commit, from 0 to 1. */
interface CommitFaults {
  /** ABORTED without a conflict; the SDK runs the transaction again. */
  readonly abort: number;
  /** Committed, but the answer is lost, and the SDK runs the transaction again. */
  readonly lostAnswer: number;
  readonly crashBefore: number;
  readonly crashAfter: number;
  /** The function crashes, and its delayed commit still arrives. */
  readonly crashAndArriveLate: number;
}

export interface SimulatedWorld {
  readonly scheduler: Scheduler;
  readonly database: SimulatedDatabase;
  readonly locks: LockTable;
  readonly choices: Choices;
  readonly faults: CommitFaults;
  /** Receives every commit, in order. */
  onCommit(process: SimulatedProcess, writes: readonly SimulatedWrite[]): void;
  /** False breaks the database on purpose: transactions do not lock the documents they read. */
  readonly isLocking: boolean;
  /** The reads and writes that Firestore bills, counted as production's store counts them. */
  readonly usage: { reads: number; writes: number };
}

// Like the server SDK: five attempts, a second before the second one, then half as long again each time.
const attempts = 5;
const firstBackoffMs = 1000;

/** The store as one process sees it: each call has a latency, and each commit may meet a fault. */
export function simulatedRateStore(world: SimulatedWorld, process: SimulatedProcess): RateStore {
  const { scheduler, locks, choices } = world;
  return {
    wait: (ms) => scheduler.sleep(process, ms),
    async transact(work) {
      const age = locks.nextAge();
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const open = new OpenTransaction(world, process, locks.open(process, age));
        // A failed attempt releases its locks, as after a rollback.
        const result = await work(open).catch((error) => {
          locks.release(open.claim);
          throw error;
        });
        if (await commit(world, process, open)) return result;
        locks.release(open.claim);
        const backoffMs = firstBackoffMs * 1.5 ** attempt;
        await scheduler.sleep(process, backoffMs / 2 + choices.below(backoffMs));
      }
      throw new Error('ABORTED');
    },
  };
}

class OpenTransaction implements RateTransaction {
  readonly writes: SimulatedWrite[] = [];
  readonly claim: Claim;
  readonly #world: SimulatedWorld;
  readonly #process: SimulatedProcess;

  constructor(world: SimulatedWorld, process: SimulatedProcess, claim: Claim) {
    this.#world = world;
    this.#process = process;
    this.claim = claim;
  }

  async get(path: string) {
    const { scheduler, database, usage } = this.#world;
    await scheduler.travel(this.#process);
    usage.reads += 1;
    this.claim.reads.push((written) => written === path);
    return database.read(path, scheduler.now());
  }

  async findRows(query: RowQuery) {
    const isFound = (path: string, data: DocumentData) =>
      path.startsWith(rowsPrefix) && findsRow(query, data);
    return this.#find(isFound);
  }

  async findOverrides(days: DayRange) {
    const isFound = (path: string) => path.startsWith(overridesPrefix) && findsOverride(days, path);
    return (await this.#find(isFound)).documents;
  }

  async #find(isFound: (path: string, data: DocumentData) => boolean) {
    const { scheduler, database, usage } = this.#world;
    await scheduler.travel(this.#process);
    const readAt = scheduler.now();
    const documents = database.find(isFound, readAt);
    usage.reads += Math.max(documents.length, 1);
    this.claim.reads.push((path, data) => data !== undefined && isFound(path, data));
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

/** Whether the process receives the confirmation of its writes; a crashed process receives none. */
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
  if (!(await apply(world, process, open))) return false;
  if (choices.chance(faults.crashAfter)) return crash(process);
  return !choices.chance(faults.lostAnswer);
}

async function apply(
  world: SimulatedWorld,
  process: SimulatedProcess,
  open: OpenTransaction,
): Promise<boolean> {
  const { scheduler, database, locks, usage } = world;
  const isFree = !world.isLocking || (await locks.untilFree(process, open.writes, open.claim));
  if (!isFree) return false;
  world.onCommit(process, open.writes);
  database.apply(open.writes, scheduler.now());
  usage.writes += open.writes.length;
  locks.release(open.claim);
  return true;
}

function crash(process: SimulatedProcess): Promise<never> {
  process.die();
  return new Promise<never>(() => {});
}

const rowsPrefix = `${collection.bankRates}/`;
const overridesPrefix = `${collection.rateOverrides}/`;
