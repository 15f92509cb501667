import { expect, test } from 'vitest';
import { day } from '../testing/rate-arbitraries.ts';
import { jobRhythms } from './job-rhythm.ts';
import { lastRunOn } from './last-run.ts';

test('The last run of a day is the last one in the hours of its schedule', () => {
  const friday = day('2026-11-20');
  // 19:45 and 16:30 in Tunis.
  expect(lastRunOn(jobRhythms['central-bank'], friday)).toEqual(new Date('2026-11-20T18:45:00Z'));
  expect(lastRunOn(jobRhythms['bank-rates'], friday)).toEqual(new Date('2026-11-20T15:30:00Z'));
});

test('A job that runs all day has no last run', () => {
  expect(lastRunOn(jobRhythms.crypto, day('2026-11-20'))).toBeUndefined();
});
