import { expect, test } from 'vitest';
import { day } from '../testing/rate-arbitraries.ts';
import { publicationOn } from './publication.ts';
import { addDays } from './rate-date.ts';

function kindsFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => publicationOn(addDays(day(first), index)));
}

test('Rates are certain from Monday to Friday, and never published on weekends or fixed holidays', () => {
  // From Monday; Thursday 17 December is a holiday.
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

test('Rates are possible on an expected feast and the days beside it, because the moon may move it', () => {
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

test('A feast expected on a weekend may move to the Friday before it', () => {
  // Saturday 14 August 2027 is a feast, and Friday the 13th a fixed holiday.
  expect(kindsFrom('2027-08-12', 5)).toEqual(['certain', 'none', 'none', 'none', 'certain']);
  // Sunday 16 and Monday 17 May 2027 are feasts.
  expect(kindsFrom('2027-05-14', 5)).toEqual(['certain', 'none', 'none', 'possible', 'possible']);
});
