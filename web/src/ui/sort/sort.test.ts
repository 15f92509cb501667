import { expect, it } from 'vitest';
import { nextSort, type Sort, sortRows } from './sort.ts';

const own: Sort<'rate' | 'name'> = { direction: 'ascending' };
const sortValueOf = (row: { rate?: number; name: string }, key: 'rate' | 'name') => row[key];

it('a column sorts ascending, then descending, then restores the rows’ own order', () => {
  const first = nextSort(own, 'rate');
  const second = nextSort(first, 'rate');
  expect([first, second, nextSort(second, 'rate'), nextSort(second, 'name')]).toEqual([
    { key: 'rate', direction: 'ascending' },
    { key: 'rate', direction: 'descending' },
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
