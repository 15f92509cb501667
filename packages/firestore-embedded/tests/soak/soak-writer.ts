import { setTimeout as sleep } from 'node:timers/promises';
import { type CollectionReference, FieldValue } from 'firebase-admin/firestore';

const documentCount = 2_000;
export const groupCount = 40;

const tickMs = 50;
const deletedShare = 0.1;
const maxPending = 500;

/** Writes to random documents of one collection at a given rate. */
export class SoakWriter {
  readonly #collection: CollectionReference;
  readonly #random: () => number;
  readonly #pending = new Set<Promise<unknown>>();
  #failure: unknown;
  written = 0;

  constructor(collection: CollectionReference, random: () => number) {
    this.#collection = collection;
    this.#random = random;
  }

  /** Writes until an instant of `performance.now`, then waits for every acknowledgement. */
  async run(perSecond: number, until: number): Promise<void> {
    const startedAt = performance.now();
    let due = 0;
    while (performance.now() < until) {
      const wanted = ((performance.now() - startedAt) / 1_000) * perSecond;
      for (; due < wanted && this.#pending.size < maxPending; due += 1) {
        this.#send();
      }
      await sleep(tickMs);
      if (this.#failure !== undefined) {
        throw this.#failure;
      }
    }
    await Promise.all(this.#pending);
  }

  #send(): void {
    const document = this.#collection.doc(`document-${this.#integer(documentCount)}`);
    const isDeleted = this.#random() < deletedShare;
    const write = isDeleted
      ? document.delete()
      : document.set({
          group: this.#integer(groupCount),
          rank: this.#integer(1_000_000),
          tags: [this.#integer(20), this.#integer(20)],
          at: FieldValue.serverTimestamp(),
        });
    this.written += 1;
    const done = write
      .catch((error: unknown) => {
        this.#failure = error;
      })
      .finally(() => this.#pending.delete(done));
    this.#pending.add(done);
  }

  #integer(below: number): number {
    return Math.floor(this.#random() * below);
  }
}
