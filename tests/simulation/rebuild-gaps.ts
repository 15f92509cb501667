import { collection } from '@dinar/domain/documents/collections';
import type { SimulatedWrite } from './simulated-database.ts';
import type { SimulatedWorld } from './simulated-rate-store.ts';

// Not the histories: days of one year share a document, and each day only keeps a gap to itself.
const kept = [collection.ratesStats, collection.bankSnapshots];

/** Measures the time between the rebuilds of each document that visitors see. */
export class RebuildGaps {
  readonly #lastMicros = new Map<string, number>();
  #shortestMicros = Number.POSITIVE_INFINITY;

  get shortestMs(): number {
    return this.#shortestMicros / 1000;
  }

  /** Records the writes of a commit; a document that was deleted has no last write to keep a gap from. */
  note(writes: readonly SimulatedWrite[], { database, scheduler }: SimulatedWorld): void {
    const { nowMicros } = scheduler;
    for (const { path } of writes) {
      if (!kept.some((name) => path.startsWith(`${name}/`))) continue;
      const last = this.#lastMicros.get(path);
      const exists = database.read(path, scheduler.now()).data !== undefined;
      if (exists && last !== undefined) {
        this.#shortestMicros = Math.min(this.#shortestMicros, nowMicros - last);
      }
      this.#lastMicros.set(path, nowMicros);
    }
  }
}
