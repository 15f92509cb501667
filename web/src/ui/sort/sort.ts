import { startTransition, useState } from 'react';

type SortDirection = 'ascending' | 'descending';

export interface Sort<Key extends string> {
  /** Absent while the rows keep their own order. */
  readonly key?: Key;
  readonly direction: SortDirection;
}

export interface Sorting<Key extends string> {
  readonly sort: Sort<Key>;
  readonly toggle: (key: Key) => void;
}

const ownOrder = { direction: 'ascending' } as const;

/**
 * The order that a visitor chose for a table; a third click on a column restores the rows' own order. `firstOf` is the
 * direction of a first click on a column, ascending by default.
 */
export function useSort<Key extends string>(
  firstOf: (key: Key) => SortDirection = () => 'ascending',
): Sorting<Key> {
  const [sort, setSort] = useState<Sort<Key>>(ownOrder);
  // A transition, because rendering the rows of a table takes too long for an input to wait.
  const toggle = (key: Key) =>
    startTransition(() => setSort((current) => nextSort(current, key, firstOf(key))));
  return { sort, toggle };
}

/** Returns the order after a click on a column. */
export function nextSort<Key extends string>(
  current: Sort<Key>,
  key: Key,
  first: SortDirection,
): Sort<Key> {
  if (current.key !== key) return { key, direction: first };
  if (current.direction !== first) return ownOrder;
  return { key, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

/** The value by which a row is sorted in a column; a row without one is last in both directions. */
export type SortValue = number | string | undefined;

/** Returns the rows in the requested order. Equal rows keep their own order, as do all rows without a key. */
export function sortRows<Row, Key extends string>(
  rows: readonly Row[],
  { key, direction }: Sort<Key>,
  sortValueOf: (row: Row, key: Key) => SortValue,
): readonly Row[] {
  if (key === undefined) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, value: sortValueOf(row, key) }));
  keyed.sort((a, b) => {
    if (a.value === undefined || b.value === undefined) {
      return Number(a.value === undefined) - Number(b.value === undefined);
    }
    if (a.value === b.value) return 0;
    return a.value < b.value ? -sign : sign;
  });
  return keyed.map(({ row }) => row);
}
