import { expect, test } from 'vitest';
import { isTransientStatus, parseRetryAfterMs, pauseBeforeRetryMs } from './retry-policy.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  [408, true],
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [403, false],
  [404, false],
])('Status %i is transient: %s', (status, expected) => {
  expect(isTransientStatus(status)).toBe(expected);
});

test.each([
  ['7', 7000],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 12:00:09 GMT', 9000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  [null, undefined],
])('Retry-After %j is parsed as %s ms', (header, expected) => {
  expect(parseRetryAfterMs(header, now)).toBe(expected);
});

test('Pauses double, half of each is random, and no pause follows the last attempt', () => {
  const pause = (attempt: number, random: number) =>
    pauseBeforeRetryMs(
      { isTransient: true, retryAfterMs: undefined },
      { attempt, attempts: 9, random },
    );
  expect([1, 2, 3, 4, 5, 6, 7].map((attempt) => pause(attempt, 0))).toEqual([
    250, 500, 1000, 2000, 4000, 4000, 4000,
  ]);
  expect([1, 2, 5].map((attempt) => pause(attempt, 0.5))).toEqual([375, 750, 6000]);
  expect(pause(9, 0)).toBeUndefined();
});

test('A short delay requested by the source is respected, and a long one ends the attempts', () => {
  const facts = { attempt: 1, attempts: 3, random: 0 };
  expect(pauseBeforeRetryMs({ isTransient: true, retryAfterMs: 5000 }, facts)).toBe(5000);
  expect(pauseBeforeRetryMs({ isTransient: true, retryAfterMs: 60_000 }, facts)).toBeUndefined();
  expect(pauseBeforeRetryMs({ isTransient: false, retryAfterMs: 5000 }, facts)).toBeUndefined();
});
