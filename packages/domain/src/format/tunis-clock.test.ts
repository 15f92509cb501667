import { expect, test } from 'vitest';
import { formatTimeInTunis } from './tunis-clock.ts';

test('The time of day is that of Tunis, also in summer and after midnight in Tunis', () => {
  expect(
    ['2026-11-20T09:05:59Z', '2026-07-20T09:05:00Z', '2026-11-20T23:59:00Z'].map((instant) =>
      formatTimeInTunis(new Date(instant)),
    ),
  ).toEqual(['10:05', '10:05', '00:59']);
});
