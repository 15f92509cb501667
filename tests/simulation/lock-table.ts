import type { DocumentData } from 'firebase-admin/firestore';
import type { Scheduler, SimulatedProcess } from './scheduler.ts';
import type { SimulatedDatabase, SimulatedWrite } from './simulated-database.ts';

/** A server releases a client's locks after this long without a request from it. */
const leaseMs = 20_000;
const lookEveryMs = 20;

/** Whether a write would change the result of a read. */
type Read = (path: string, data: DocumentData | undefined) => boolean;

/** The locks of one transaction on everything that it has read, kept until it ends. */
export class Claim {
  readonly process: SimulatedProcess;
  /** Of two conflicting transactions the younger one aborts; a retry keeps its first age. */
  readonly age: number;
  readonly reads: Read[] = [];
  isWaiting = false;
  hasToGiveWay = false;
  deadSinceMicros: number | undefined;

  constructor(process: SimulatedProcess, age: number) {
    this.process = process;
    this.age = age;
  }
}

/** Firestore's pessimistic locks: a write waits until no other transaction has read the data it changes. */
export class LockTable {
  readonly #scheduler: Scheduler;
  readonly #database: SimulatedDatabase;
  readonly #claims = new Set<Claim>();
  #ages = 0;
  /** How often a transaction had to abort for another one. */
  contentions = 0;

  constructor(scheduler: Scheduler, database: SimulatedDatabase) {
    this.#scheduler = scheduler;
    this.#database = database;
  }

  nextAge(): number {
    this.#ages += 1;
    return this.#ages;
  }

  open(process: SimulatedProcess, age: number): Claim {
    const claim = new Claim(process, age);
    this.#claims.add(claim);
    return claim;
  }

  release(claim: Claim): void {
    this.#claims.delete(claim);
  }

  holds(claim: Claim): boolean {
    return this.#claims.has(claim);
  }

  /** Waits until a transaction may write; false when it has to abort or waited for too long. */
  async untilFree(
    process: SimulatedProcess,
    writes: readonly SimulatedWrite[],
    own?: Claim,
  ): Promise<boolean> {
    const deadline = this.#scheduler.nowMicros + leaseMs * 1000;
    for (;;) {
      if (own && !this.holds(own)) return false;
      const others = this.#inTheWay(writes, own);
      if (others.length === 0) return own?.hasToGiveWay !== true;
      if (own && !this.#mayWait(own, others, deadline)) {
        this.contentions += 1;
        return false;
      }
      await this.#scheduler.sleep(process, lookEveryMs);
    }
  }

  #mayWait(own: Claim, others: readonly Claim[], deadline: number): boolean {
    if (own.hasToGiveWay || this.#scheduler.nowMicros > deadline) return false;
    own.isWaiting = true;
    for (const other of others) {
      if (!other.isWaiting) continue;
      if (other.age < own.age) return false;
      other.hasToGiveWay = true;
    }
    return true;
  }

  #inTheWay(writes: readonly SimulatedWrite[], own: Claim | undefined): Claim[] {
    this.#expire();
    const changes = writes.map(({ path, change }) => {
      const before = this.#database.read(path, this.#scheduler.now()).data;
      return { path, before, after: change(before) };
    });
    return [...this.#claims].filter(
      (claim) =>
        claim !== own &&
        claim.reads.some((read) =>
          changes.some(({ path, before, after }) => read(path, before) || read(path, after)),
        ),
    );
  }

  #expire(): void {
    const now = this.#scheduler.nowMicros;
    for (const claim of this.#claims) {
      if (!claim.process.isDead) continue;
      claim.deadSinceMicros ??= now;
      if (now - claim.deadSinceMicros > leaseMs * 1000) this.#claims.delete(claim);
    }
  }
}
