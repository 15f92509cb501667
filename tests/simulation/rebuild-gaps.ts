import { collection } from '@dinar/domain/documents/collections';

// Not the histories: days of one year share a document, and each day only keeps a gap to itself.
const kept = [collection.ratesStats, collection.bankSnapshots];

/** Measures the time between the rebuilds of each document that visitors see. */
export class RebuildGaps {
  readonly #lastMicros = new Map<string, number>();
  #shortestMicros = Number.POSITIVE_INFINITY;

  get shortestMs(): number {
    return this.#shortestMicros / 1000;
  }

  /** Records a write; a document that was deleted has no last write to keep a gap from. */
  note(path: string, exists: boolean, nowMicros: number): void {
    if (!kept.some((name) => path.startsWith(`${name}/`))) return;
    const last = this.#lastMicros.get(path);
    if (exists && last !== undefined) {
      this.#shortestMicros = Math.min(this.#shortestMicros, nowMicros - last);
    }
    this.#lastMicros.set(path, nowMicros);
  }
}
