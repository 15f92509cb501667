import { compareNames } from '../model/compare-names.ts';
import { isNamePath } from '../model/field-path.ts';
import { SortColumn } from '../model/sort-column.ts';
import { documentOf, type IndexDefinition, type IndexEntry } from './index-entry.ts';
import { documentValue } from './match-filter.ts';

/** Sorts many entries as `compareEntries` would, reading each field once. */
export function sortEntries(
  { elementsOf, equal, orderBy }: IndexDefinition,
  entries: readonly IndexEntry[],
): IndexEntry[] {
  const comparisons = [
    ...(elementsOf === undefined ? [] : [compareElements(entries)]),
    ...equal.map((path) => compareColumn(entries, path, false)),
    ...orderBy.map(({ path, descending }) => compareColumn(entries, path, descending)),
  ];
  const rows = Uint32Array.from(entries, (_entry, row) => row);
  rows.sort((left, right) => {
    for (const compare of comparisons) {
      const order = compare(left, right);
      if (order !== 0) {
        return order;
      }
    }
    return 0;
  });
  return Array.from(rows, (row) => entries[row]).filter((entry) => entry !== undefined);
}

type CompareRows = (left: number, right: number) => number;

function compareElements(entries: readonly IndexEntry[]): CompareRows {
  const elements = entries.flatMap((entry) => ('element' in entry ? [entry.element] : []));
  const column = new SortColumn(elements);
  return (left, right) => column.compare(left, right);
}

function compareColumn(
  entries: readonly IndexEntry[],
  path: readonly string[],
  descending: boolean,
): CompareRows {
  const sign = descending ? -1 : 1;
  if (isNamePath(path)) {
    const names = entries.map((entry) => documentOf(entry).name);
    return (left, right) => sign * compareNames(names[left] ?? '', names[right] ?? '');
  }
  const values = entries.map((entry) => documentValue(documentOf(entry), path));
  const column = new SortColumn(values.filter((value) => value !== undefined));
  return (left, right) => sign * column.compare(left, right);
}
