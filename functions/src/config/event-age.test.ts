import { expect, test } from 'vitest';
import { isTooOld, maxEventAgeHours } from './event-age.ts';

test('An event is tried again until it is older than the limit', () => {
  const time = '2026-11-20T06:00:00.123456Z';
  const after = (hours: number) => new Date(Date.parse(time) + hours * 3_600_000);
  expect(isTooOld(time, after(0))).toBe(false);
  expect(isTooOld(time, after(maxEventAgeHours))).toBe(false);
  expect(isTooOld(time, after(maxEventAgeHours + 0.01))).toBe(true);
});
