import { collection } from '@dinar/domain/documents/collections';

// Days of one year share a document, and each keeps a distance from itself alone.
const kept = [collection.ratesStats, collection.bankSnapshots];

/** How far apart the rebuilds of each document were that visitors were shown. */
export class RebuildGaps {
  readonly #lastMicros = new Map<string, number>();
  #shortestMicros = Number.POSITIVE_INFINITY;

  get shortestMs(): number {
    return this.#shortestMicros / 1000;
  }

  /** Notes a write; a document that had gone has no last write to keep a distance from. */
  note(path: string, exists: boolean, nowMicros: number): void {
    if (!kept.some((name) => path.startsWith(`${name}/`))) return;
    const last = this.#lastMicros.get(path);
    if (exists && last !== undefined) {
      this.#shortestMicros = Math.min(this.#shortestMicros, nowMicros - last);
    }
    this.#lastMicros.set(path, nowMicros);
  }
}
