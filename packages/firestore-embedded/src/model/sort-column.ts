import { isNumber, toDouble } from './compare-numbers.ts';
import { compareValues } from './compare-values.ts';
import type { Value } from './value.ts';
import { kindOrder, valueKind } from './value-kind.ts';

/** From U+D800 on, the order of UTF-16 units differs from that of code points. */
const unordered = /[\ud800-\uffff]/;

/**
 * A column of values prepared for many comparisons: most only compare a number or a text in
 * JavaScript's own order. There are no row objects, because a sort of 100,000 rows would spend its time
 * on their allocation and garbage collection.
 */
export class SortColumn {
  readonly #values: readonly Value[];
  readonly #kinds: Uint8Array;
  /** Undefined where Firestore's order differs from JavaScript's. */
  readonly #plain: readonly (number | string | undefined)[];

  constructor(values: readonly Value[]) {
    this.#values = values;
    this.#kinds = Uint8Array.from(values, (value) => kindOrder[valueKind(value)]);
    this.#plain = values.map(plainOf);
  }

  /** Compares two rows as `compareValues` does. */
  compare(left: number, right: number): number {
    const order = (this.#kinds[left] ?? 0) - (this.#kinds[right] ?? 0);
    if (order !== 0) {
      return order;
    }
    const a = this.#plain[left];
    const b = this.#plain[right];
    if (a !== undefined && b !== undefined) {
      return a < b ? -1 : a > b ? 1 : 0;
    }
    const value = this.#values[left];
    const other = this.#values[right];
    return value === undefined || other === undefined ? 0 : compareValues(value, other);
  }
}

function plainOf(value: Value): number | string | undefined {
  if ('stringValue' in value) {
    return unordered.test(value.stringValue) ? undefined : value.stringValue;
  }
  if (isNumber(value)) {
    const double = toDouble(value);
    return Math.abs(double) < Number.MAX_SAFE_INTEGER ? double : undefined;
  }
  return 'timestampValue' in value ? value.timestampValue : undefined;
}
