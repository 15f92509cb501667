import { expect, test } from 'vitest';
import { day } from '../testing/rate-arbitraries.ts';
import { closedBecause } from './closed-because.ts';

test.each([
  ['2026-11-24', undefined],
  ['2026-11-21', 'saturday'],
  ['2026-11-22', 'sunday'],
  ['2026-12-17', 'revolution'],
  // The first day of the Aïd is expected on a fixed holiday, the second on a Saturday.
  ['2026-03-20', 'independence'],
  ['2026-03-21', 'eidAlFitr'],
  ['2026-05-27', 'eidAlAdha'],
  ['2027-06-06', 'hijriNewYear'],
  ['2026-08-25', 'mawlid'],
])('On %s banks are closed because of: %s', (date, why) => {
  expect(closedBecause(day(date))).toBe(why);
});
