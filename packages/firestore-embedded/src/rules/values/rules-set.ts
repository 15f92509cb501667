import { identityKey } from './identity-key.ts';
import type { RulesValue } from './rules-value.ts';

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
