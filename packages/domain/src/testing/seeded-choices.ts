export interface Choices {
  /** An integer from 0 to `count` - 1. */
  below(count: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Removes one item and returns it. */
  take<Item>(items: Item[]): Item | undefined;
}

/** Reproducible random choices: equal seeds give equal sequences (mulberry32). */
export function choicesOf(seed: number): Choices {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    chance: (probability: number) => next() < probability,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    take: <Item>(items: Item[]): Item | undefined => items.splice(below(items.length), 1)[0],
  };
}
