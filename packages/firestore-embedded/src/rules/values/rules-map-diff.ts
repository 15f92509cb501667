import { isUnchanged } from './equals.ts';
import type { RulesMap } from './rules-map.ts';
import { RulesSet } from './rules-set.ts';

/** The difference between a map and an earlier one: `now.diff(before)`. */
export class RulesMapDiff {
  readonly kind = 'map_diff';
  readonly now: RulesMap;
  readonly before: RulesMap;

  constructor(now: RulesMap, before: RulesMap) {
    this.now = now;
    this.before = before;
  }

  addedKeys(): RulesSet {
    return RulesSet.of(this.now.keys.filter((key) => this.before.get(key) === undefined));
  }

  removedKeys(): RulesSet {
    return RulesSet.of(this.before.keys.filter((key) => this.now.get(key) === undefined));
  }

  changedKeys(): RulesSet {
    return RulesSet.of(this.#shared().filter((key) => !this.#same(key)));
  }

  unchangedKeys(): RulesSet {
    return RulesSet.of(this.#shared().filter((key) => this.#same(key)));
  }

  affectedKeys(): RulesSet {
    const removed = this.removedKeys().items.values();
    return RulesSet.of([...this.now.keys.filter((key) => !this.#same(key)), ...removed]);
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
