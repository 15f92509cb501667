import { expect, test } from 'vitest';
import { day } from '../testing/rate-arbitraries.ts';
import { publicationOn } from './publication.ts';
import { addDays } from './rate-date.ts';

function kindsFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => publicationOn(addDays(day(first), index)));
}

test('Rates are certain from Monday to Friday, and never appear at a weekend or on a fixed holiday', () => {
  // From Monday; Thursday the 17th of December is a holiday.
  expect(kindsFrom('2026-12-14', 7)).toEqual([
    'certain',
    'certain',
    'certain',
    'none',
    'certain',
    'none',
    'none',
  ]);
});

test('On an expected feast and on the days beside it rates are possible, for the moon may move it', () => {
  // From Monday; the two days of the Aïd are expected on Wednesday and Thursday.
  expect(kindsFrom('2026-05-25', 7)).toEqual([
    'certain',
    'possible',
    'possible',
    'possible',
    'possible',
    'none',
    'none',
  ]);
});

test('A feast expected at a weekend may move to the Friday before it', () => {
  // Saturday the 14th of August 2027 is a feast, and Friday the 13th a fixed holiday.
  expect(kindsFrom('2027-08-12', 5)).toEqual(['certain', 'none', 'none', 'none', 'certain']);
  // Sunday and Monday, the 16th and 17th of May 2027, are feasts.
  expect(kindsFrom('2027-05-14', 5)).toEqual(['certain', 'none', 'none', 'possible', 'possible']);
});
