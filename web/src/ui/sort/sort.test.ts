import { expect, it } from 'vitest';
import { nextSort, type Sort, sortRows } from './sort.ts';

const own: Sort<'rate' | 'name'> = { direction: 'ascending' };
const sortValueOf = (row: { rate?: number; name: string }, key: 'rate' | 'name') => row[key];

it.each([
  ['ascending', 'descending'],
  ['descending', 'ascending'],
] as const)('a column sorts %s, then %s, then restores the rows’ own order', (start, reverse) => {
  const first = nextSort(own, 'rate', start);
  const second = nextSort(first, 'rate', start);
  expect([
    first,
    second,
    nextSort(second, 'rate', start),
    nextSort(second, 'name', 'ascending'),
  ]).toEqual([
    { key: 'rate', direction: start },
    { key: 'rate', direction: reverse },
    own,
    { key: 'name', direction: 'ascending' },
  ]);
});

it('rows without a value are last in both directions, and equal rows keep their order', () => {
  const rows = [
    { name: 'a' },
    { name: 'b', rate: 2 },
    { name: 'c', rate: 1 },
    { name: 'd', rate: 2 },
  ];
  const names = (sort: Sort<'rate' | 'name'>) =>
    sortRows(rows, sort, sortValueOf)
      .map(({ name }) => name)
      .join('');
  expect([
    names(own),
    names({ key: 'rate', direction: 'ascending' }),
    names({ key: 'rate', direction: 'descending' }),
    names({ key: 'name', direction: 'descending' }),
  ]).toEqual(['abcd', 'cbda', 'bdca', 'dcba']);
});
