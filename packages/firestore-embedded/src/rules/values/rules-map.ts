import type { RulesValue } from './rules-value.ts';

/** A map with string keys, whose values are created when they are first read. */
export class RulesMap {
  readonly kind = 'map';
  readonly keys: readonly string[];
  readonly #read: (key: string) => RulesValue | undefined;
  #known: Map<string, RulesValue> | undefined;

  constructor(keys: readonly string[], read: (key: string) => RulesValue | undefined) {
    this.keys = keys;
    this.#read = read;
  }

  static of(entries: ReadonlyMap<string, RulesValue>): RulesMap {
    return new RulesMap([...entries.keys()], (key) => entries.get(key));
  }

  /** undefined when there is no such key. */
  get(key: string): RulesValue | undefined {
    const known = this.#known?.get(key);
    if (known !== undefined) return known;
    const value = this.#read(key);
    if (value === undefined) return undefined;
    this.#known ??= new Map();
    this.#known.set(key, value);
    return value;
  }

  values(): RulesValue[] {
    return this.keys.map((key) => this.get(key) ?? null);
  }
}
