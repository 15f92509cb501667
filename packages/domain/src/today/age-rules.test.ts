import { expect, test } from 'vitest';
import { isInForce } from '../days/in-force.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { latestShownDay, mayBeShown } from './age-rules.ts';

const monday = day('2026-11-23');

test('A rate may be shown for 7 days, a future rate may not', () => {
  const shown = ['2026-11-15', '2026-11-16', '2026-11-23', '2026-11-24', '2027-11-20'];
  expect(shown.map((text) => mayBeShown(day(text), monday))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('A board is in force from the last working day before today until today', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24'];
  expect(days.map((text) => isInForce(day(text), monday))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('Over a four-day closure the boards of the last working day remain in force', () => {
  // Thursday 17 December is a holiday; banks that also close on Friday publish nothing until Monday.
  expect(isInForce(day('2026-12-16'), day('2026-12-18'))).toBe(true);
  expect(isInForce(day('2026-12-16'), day('2026-12-21'))).toBe(false);
  expect(isInForce(day('2026-12-18'), day('2026-12-21'))).toBe(true);
});

test('The board of the last day of the year is in force on the first working day of the next', () => {
  expect(isInForce(day('2026-12-31'), day('2027-01-04'))).toBe(true);
  expect(isInForce(day('2026-12-30'), day('2027-01-04'))).toBe(false);
});

test('The latest day that may be shown is neither in the future nor too old', () => {
  const days = ['2026-11-10', '2026-11-18', '2026-11-20', '2026-11-25'].map(day);
  expect(latestShownDay(days, monday)).toBe('2026-11-20');
  expect(latestShownDay([day('2026-11-10')], monday)).toBeUndefined();
});

test('A feast that may have moved by a day does not end the force of a board', () => {
  // Tuesday 25 August 2026 is an expected feast; seen a day later, Wednesday is closed in its place.
  expect(isInForce(day('2026-08-21'), day('2026-08-27'))).toBe(true);
  expect(isInForce(day('2026-08-20'), day('2026-08-27'))).toBe(false);
  expect(isInForce(day('2026-08-21'), day('2026-08-28'))).toBe(false);
});
