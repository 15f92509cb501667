import { identityKey, isUnchanged } from './equality.ts';
import type { RulesMap, RulesValue } from './rules-value.ts';

/** An unordered collection without duplicates, kept in order of first appearance. */
export class RulesSet {
  readonly kind = 'set';
  /** The items by their identity. */
  readonly items: ReadonlyMap<string, RulesValue>;

  private constructor(items: ReadonlyMap<string, RulesValue>) {
    this.items = items;
  }

  static of(values: Iterable<RulesValue>): RulesSet {
    const items = new Map<string, RulesValue>();
    for (const value of values) {
      const key = identityKey(value);
      if (!items.has(key)) items.set(key, value);
    }
    return new RulesSet(items);
  }

  has(value: RulesValue): boolean {
    return this.items.has(identityKey(value));
  }

  filter(keep: (key: string) => boolean): RulesSet {
    return new RulesSet(new Map([...this.items].filter(([key]) => keep(key))));
  }
}

/** The difference between a map and an earlier one: `now.diff(before)`. */
export class RulesMapDiff {
  readonly kind = 'map_diff';
  readonly now: RulesMap;
  readonly before: RulesMap;

  constructor(now: RulesMap, before: RulesMap) {
    this.now = now;
    this.before = before;
  }

  added(): string[] {
    return this.now.keys.filter((key) => this.before.get(key) === undefined);
  }

  removed(): string[] {
    return this.before.keys.filter((key) => this.now.get(key) === undefined);
  }

  changed(): string[] {
    return this.#shared().filter((key) => !this.#same(key));
  }

  unchanged(): string[] {
    return this.#shared().filter((key) => this.#same(key));
  }

  affected(): string[] {
    return [...this.now.keys.filter((key) => !this.#same(key)), ...this.removed()];
  }

  #shared(): string[] {
    return this.now.keys.filter((key) => this.before.get(key) !== undefined);
  }

  #same(key: string): boolean {
    const now = this.now.get(key);
    const before = this.before.get(key);
    return now !== undefined && before !== undefined && isUnchanged(now, before);
  }
}
