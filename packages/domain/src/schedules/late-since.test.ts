import { expect, test } from 'vitest';
import { day as dayOf } from '../testing/rate-arbitraries.ts';
import { cronOf, jobRhythms, type SourceJob, sourceJobs } from './job-rhythm.ts';
import { lastRunOn, lateSince } from './late-since.ts';

const at = (text: string) => new Date(text);
const late = (job: SourceJob, success: string, now: string) =>
  lateSince(jobRhythms[job], at(success), at(now))?.toISOString();

test('A job that runs every five minutes is late after two missed runs and some slack', () => {
  expect(late('crypto', '2026-11-20T10:00:00Z', '2026-11-20T10:20:00Z')).toBeUndefined();
  expect(late('crypto', '2026-11-20T10:00:00Z', '2026-11-20T10:20:01Z')).toBe(
    '2026-11-20T10:05:00.000Z',
  );
});

test('An hourly job is late after two hours and ten minutes', () => {
  expect(late('live-rates', '2026-11-20T10:05:00Z', '2026-11-20T12:15:00Z')).toBeUndefined();
  expect(late('live-rates', '2026-11-20T10:05:00Z', '2026-11-20T12:15:01Z')).toBeDefined();
});

test('The central bank is late if its page is missing at the end of the hours of a working day', () => {
  const thursday = '2026-11-19T17:30:00Z';
  // Friday, 20:00 in Tunis.
  expect(late('central-bank', thursday, '2026-11-20T19:00:00Z')).toBeUndefined();
  expect(late('central-bank', thursday, '2026-11-20T19:00:01Z')).toBe('2026-11-20T19:00:00.000Z');
});

test('No job is late over a weekend or a public holiday', () => {
  const friday = '2026-11-20T17:30:00Z';
  expect(late('central-bank', friday, '2026-11-23T18:59:00Z')).toBeUndefined();
  // Thursday 17 December 2026 is a holiday.
  expect(late('central-bank', '2026-12-16T17:30:00Z', '2026-12-18T18:59:00Z')).toBeUndefined();
  expect(late('central-bank', '2026-12-16T17:30:00Z', '2026-12-18T19:01:00Z')).toBe(
    '2026-12-18T19:00:00.000Z',
  );
});

test('No job is late on an expected feast or the days beside it', () => {
  // The Aïd is expected on Wednesday 27 and Thursday 28 May 2026.
  const monday = '2026-05-25T17:30:00Z';
  for (const day of ['26', '27', '28', '29', '30', '31']) {
    expect(late('central-bank', monday, `2026-05-${day}T22:00:00Z`)).toBeUndefined();
    expect(late('bank-rates', monday, `2026-05-${day}T22:00:00Z`)).toBeUndefined();
  }
  expect(late('central-bank', monday, '2026-06-01T19:00:01Z')).toBe('2026-06-01T19:00:00.000Z');
});

test('A success before the hours of a day does not count for that day', () => {
  expect(late('central-bank', '2026-11-20T09:00:00Z', '2026-11-20T19:01:00Z')).toBe(
    '2026-11-20T19:00:00.000Z',
  );
});

test('A success in the first minute of the hours counts for that day', () => {
  // Friday, 17:00 in Tunis: the next one is due on Monday.
  const opening = '2026-11-20T16:00:00Z';
  expect(late('central-bank', opening, '2026-11-20T19:00:01Z')).toBeUndefined();
  expect(late('central-bank', opening, '2026-11-23T19:00:01Z')).toBe('2026-11-23T19:00:00.000Z');
});

test('Each schedule gives its cron pattern', () => {
  const rows = sourceJobs.map((job) => [job, cronOf(jobRhythms[job])]);
  expect(rows).toEqual([
    ['central-bank', '*/15 17-19 * * 1-5'],
    ['bank-rates', '*/30 9-16 * * 1-5'],
    ['live-rates', '5 * * * *'],
    ['crypto', '*/5 * * * *'],
    ['news', '20 * * * *'],
  ]);
});

test('The last run of a day is the last one in the hours of its schedule', () => {
  const friday = dayOf('2026-11-20');
  // 19:45 and 16:30 in Tunis.
  expect(lastRunOn(jobRhythms['central-bank'], friday)).toEqual(new Date('2026-11-20T18:45:00Z'));
  expect(lastRunOn(jobRhythms['bank-rates'], friday)).toEqual(new Date('2026-11-20T15:30:00Z'));
});

test('A job that runs all day has no last run', () => {
  expect(lastRunOn(jobRhythms.crypto, dayOf('2026-11-20'))).toBeUndefined();
});
