/** Small enough that an insertion moves few items, large enough that there are few chunks. */
const chunkSize = 512;

/** Items in order, in chunks; no two of them compare as equal. */
export class SortedSet<T> {
  readonly #compare: (left: T, right: T) => number;
  /** No chunk is empty. */
  #chunks: T[][] = [];

  constructor(compare: (left: T, right: T) => number, sorted: readonly T[]) {
    this.#compare = compare;
    for (let start = 0; start < sorted.length; start += chunkSize) {
      this.#chunks.push(sorted.slice(start, start + chunkSize));
    }
  }

  add(item: T): void {
    const { chunk, at } = this.#find((other) => this.#compare(other, item));
    const items = this.#chunks[chunk] ?? this.#chunks.at(-1);
    if (items === undefined) {
      this.#chunks.push([item]);
      return;
    }
    items.splice(items === this.#chunks[chunk] ? at : items.length, 0, item);
    if (items.length > 2 * chunkSize) {
      this.#chunks.splice(this.#chunks.indexOf(items) + 1, 0, items.splice(chunkSize));
    }
  }

  delete(item: T): void {
    const { chunk, at } = this.#find((other) => this.#compare(other, item));
    const items = this.#chunks[chunk];
    const found = items?.[at];
    if (items === undefined || found === undefined || this.#compare(found, item) !== 0) {
      return;
    }
    items.splice(at, 1);
    if (items.length === 0) {
      this.#chunks.splice(chunk, 1);
    }
  }

  /** Replaces an item by one that compares as equal. */
  exchange(old: T, item: T): void {
    const { chunk, at } = this.#find((other) => this.#compare(other, old));
    const items = this.#chunks[chunk];
    if (items !== undefined && at < items.length) {
      items[at] = item;
    }
  }

  /** The items whose place is 0; `place` must not decrease along the order. */
  *range(place: (item: T) => number): Iterable<T> {
    const { chunk, at } = this.#find(place);
    let start = at;
    for (let index = chunk; index < this.#chunks.length; index += 1) {
      const items = this.#chunks[index] ?? [];
      for (const item of start === 0 ? items : items.slice(start)) {
        if (place(item) > 0) {
          return;
        }
        yield item;
      }
      start = 0;
    }
  }

  /** The position of the first item whose place is not negative. */
  #find(place: (item: T) => number): { chunk: number; at: number } {
    const chunk = firstIndex(this.#chunks, (items) => isReached(items.at(-1), place));
    const at = firstIndex(this.#chunks[chunk] ?? [], (item) => place(item) >= 0);
    return { chunk, at };
  }
}

function isReached<T>(item: T | undefined, place: (item: T) => number): boolean {
  return item !== undefined && place(item) >= 0;
}

/** The first index at which a condition is true, and stays true; the length if there is none. */
function firstIndex<T>(items: readonly T[], isTrue: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && isTrue(item)) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}
