import { randomSequence } from '@dinar/tools/local/demo/seeded-random';

/** Pseudo-random choices, the same for the same seed. */
export class SeededRandom {
  /** From 0 to below 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomSequence(String(seed));
  }

  /** From 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns an item of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    const item = list[this.below(list.length)];
    if (item === undefined) {
      throw new Error('There is nothing to pick from.');
    }
    return item;
  }

  /** Returns `least` to `most` items, both included. */
  list<T>(least: number, most: number, make: (index: number) => T): T[] {
    const length = least + this.below(most - least + 1);
    return Array.from({ length }, (_, index) => make(index));
  }
}
