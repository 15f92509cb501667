import { setTimeout as sleep } from 'node:timers/promises';
import { randomSequence } from '@dinar/local-run/demo/seeded-random';
import type { Firestore } from 'firebase-admin/firestore';
import type { BenchServer } from '../../bench/firestore/bench-server.ts';
import { MemoryLog } from './memory-log.ts';
import { SoakCrowd } from './soak-crowd.ts';
import { SoakWriter } from './soak-writer.ts';
import { type Strain, watchClient, watchServer } from './strain.ts';

export const writesPerSecond = 200;
export const listeners = 200;
const exchangesPerSecond = 5;
const memoryEveryMs = 2_000;

/** What one round came to. */
export interface Round {
  /** Writes a second. */
  readonly pace: number;
  readonly checks: number;
  /** Listeners that did not know what a fresh query answered. */
  readonly behind: number;
  readonly failures: number;
  readonly client: Strain;
  readonly server: Strain;
}

/** Writes while listeners come and go, in rounds; each listener is compared after each. */
export class SoakRounds {
  readonly memory = new MemoryLog();
  readonly #server: BenchServer;
  readonly #writer: SoakWriter;
  readonly #crowd: SoakCrowd;
  readonly #watches;

  constructor(server: BenchServer, db: Firestore, seed: string) {
    const collection = db.collection('soak');
    this.#server = server;
    this.#writer = new SoakWriter(collection, randomSequence(`writer ${seed}`));
    this.#crowd = new SoakCrowd(collection, randomSequence(`crowd ${seed}`));
    this.#watches = { client: watchClient(), server: watchServer(server) };
    this.#crowd.grow(listeners);
  }

  get written(): number {
    return this.#writer.written;
  }

  get listened(): number {
    return this.#crowd.come;
  }

  async play(until: number): Promise<Round> {
    const startedAt = performance.now();
    const writtenBefore = this.written;
    await this.#look();
    await Promise.all([
      this.#writer.run(writesPerSecond, until),
      every(1_000 / exchangesPerSecond, until, async () => this.#crowd.exchangeOne()),
      every(memoryEveryMs, until, async () => this.memory.add(await this.#server.residentMb())),
    ]);
    const pace = ((this.written - writtenBefore) * 1_000) / (until - startedAt);
    const strain = await this.#look();
    const behind = await this.#crowd.countBehind();
    return { pace, checks: listeners, behind, failures: this.#crowd.failures.length, ...strain };
  }

  stop(): void {
    this.#crowd.stop();
  }

  async #look(): Promise<{ client: Strain; server: Strain }> {
    const { client, server } = this.#watches;
    return { client: await client.look(), server: await server.look() };
  }
}

async function every(ms: number, until: number, work: () => Promise<void>): Promise<void> {
  while (performance.now() < until) {
    await work();
    await sleep(ms);
  }
}
