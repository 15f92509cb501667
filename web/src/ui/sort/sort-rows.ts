import type { Sort } from './use-sort.ts';

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
