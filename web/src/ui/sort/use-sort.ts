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

/** The order that a visitor chose for a table; a third click on a column restores the rows' own order. */
export function useSort<Key extends string>(): Sorting<Key> {
  const [sort, setSort] = useState<Sort<Key>>(ownOrder);
  // A transition, because rendering the rows of a table takes too long for an input to wait.
  const toggle = (key: Key) => startTransition(() => setSort((current) => nextSort(current, key)));
  return { sort, toggle };
}

/** Returns the order after a click on a column. */
export function nextSort<Key extends string>(current: Sort<Key>, key: Key): Sort<Key> {
  if (current.key !== key) return { key, direction: 'ascending' };
  return current.direction === 'ascending' ? { key, direction: 'descending' } : ownOrder;
}
