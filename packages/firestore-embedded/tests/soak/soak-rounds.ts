import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomSequence } from '@dinar/tools/local/demo/seeded-random';
import type { Firestore } from 'firebase-admin/firestore';
import type { BenchServer } from '../bench/bench-server.ts';
import { SoakListeners } from './soak-listeners.ts';
import { SoakWriter } from './soak-writer.ts';

export const writesPerSecond = 200;
const listeners = 200;
const exchangesPerSecond = 5;
const memoryEveryMs = 2_000;

/** The result of one round. */
export interface Round {
  /** Writes a second. */
  readonly pace: number;
  readonly checks: number;
  /** Listeners whose last snapshot differed from a fresh query. */
  readonly behind: number;
  readonly failures: number;
  /** The machine's load average. Above the number of processors, the pace cannot be kept. */
  readonly load: number;
}

/** Rounds of writes while listeners are replaced; each round ends with a check of every listener. */
export class SoakRounds {
  /** The server's resident memory over time, in megabytes. */
  readonly memory: number[] = [];
  readonly #server: BenchServer;
  readonly #writer: SoakWriter;
  readonly #listeners: SoakListeners;

  constructor(server: BenchServer, db: Firestore, seed: string) {
    const collection = db.collection('soak');
    this.#server = server;
    this.#writer = new SoakWriter(collection, randomSequence(`writer ${seed}`));
    this.#listeners = new SoakListeners(collection, randomSequence(`listeners ${seed}`));
    this.#listeners.grow(listeners);
  }

  get written(): number {
    return this.#writer.written;
  }

  get listened(): number {
    return this.#listeners.opened;
  }

  async play(until: number): Promise<Round> {
    const startedAt = performance.now();
    const writtenBefore = this.written;
    await Promise.all([
      this.#writer.run(writesPerSecond, until),
      every(1_000 / exchangesPerSecond, until, async () => this.#listeners.exchangeOne()),
      every(memoryEveryMs, until, async () => {
        this.memory.push(await this.#server.residentMb());
      }),
    ]);
    const pace = ((this.written - writtenBefore) * 1_000) / (until - startedAt);
    const [load = 0] = loadavg();
    const behind = await this.#listeners.countBehind();
    return { pace, checks: listeners, behind, failures: this.#listeners.failures.length, load };
  }

  stop(): void {
    this.#listeners.stop();
  }
}

async function every(ms: number, until: number, work: () => Promise<void>): Promise<void> {
  while (performance.now() < until) {
    await work();
    await sleep(ms);
  }
}
