import { setTimeout as sleep } from 'node:timers/promises';
import type { CollectionReference } from 'firebase-admin/firestore';
import { randomQuery, SoakListener } from './soak-listener.ts';

const settleEveryMs = 200;
const settleTimeoutMs = 120_000;

/** A constant number of listeners, which are closed and replaced. */
export class SoakListeners {
  readonly #collection: CollectionReference;
  readonly #random: () => number;
  #listeners: SoakListener[] = [];
  opened = 0;

  constructor(collection: CollectionReference, random: () => number) {
    this.#collection = collection;
    this.#random = random;
  }

  grow(count: number): void {
    while (this.#listeners.length < count) {
      this.opened += 1;
      this.#listeners.push(new SoakListener(randomQuery(this.#collection, this.#random)));
    }
  }

  /** Replaces one random listener with a new one. */
  exchangeOne(): void {
    const at = Math.floor(this.#random() * this.#listeners.length);
    const count = this.#listeners.length;
    for (const listener of this.#listeners.splice(at, 1)) {
      listener.stop();
    }
    this.grow(count);
  }

  /** Counts the listeners that still differ from a fresh query after the time to settle. */
  async countBehind(): Promise<number> {
    let behind = [...this.#listeners];
    const until = performance.now() + settleTimeoutMs;
    while (behind.length > 0 && performance.now() < until) {
      await sleep(settleEveryMs);
      const upToDate = await Promise.all(behind.map((listener) => listener.isUpToDate()));
      behind = behind.filter((_listener, index) => upToDate[index] === false);
    }
    return behind.length;
  }

  get failures(): readonly unknown[] {
    return this.#listeners.map(({ failure }) => failure).filter((failure) => failure !== undefined);
  }

  stop(): void {
    for (const listener of this.#listeners.splice(0)) {
      listener.stop();
    }
  }
}
