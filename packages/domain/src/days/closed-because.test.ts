import { expect, test } from 'vitest';
import { day } from '../testing/rate-arbitraries.ts';
import { closedBecause } from './closed-because.ts';
import { addDays } from './rate-date.ts';
import { isWorkingDay } from './working-day.ts';

test.each([
  ['2026-11-24', undefined],
  ['2026-11-21', 'saturday'],
  ['2026-11-22', 'sunday'],
  ['2026-12-17', 'revolution'],
  ['2026-03-21', 'eidAlFitr'],
  ['2026-05-27', 'eidAlAdha'],
  ['2027-06-06', 'hijriNewYear'],
  ['2026-08-25', 'mawlid'],
])('On %s banks are closed because of: %s', (date, why) => {
  expect(closedBecause(day(date))).toBe(why);
});

test('Over three years, every non-working day has a reason, and no working day has one', () => {
  for (let date = day('2025-01-01'); date < day('2028-01-01'); date = addDays(date, 1)) {
    expect([date, closedBecause(date) === undefined]).toEqual([date, isWorkingDay(date)]);
  }
});
