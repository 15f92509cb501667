import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '../testing/rate-arbitraries.ts';
import { formatDayInWords } from './format-day.ts';
import { latestPublishedDay } from './published-day.ts';
import { addDays, daysBetween, parseRateDate, utcDay } from './rate-date.ts';
import { isWorkingDay, latestWorkingDay, workingDaysBefore } from './working-day.ts';

test('Only days of the calendar are read', () => {
  const texts = ['2026-11-20', '2024-02-29', '2026-02-29', '2026-13-01', '2026-1-1', '', 'hier'];
  expect(texts.map(parseRateDate)).toEqual([
    '2026-11-20',
    '2024-02-29',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('Today is the UTC day, whatever the hour in Tunis', () => {
  expect(utcDay(new Date('2026-11-20T23:59:59.999Z'))).toBe('2026-11-20');
  expect(utcDay(new Date('2026-11-21T00:30:00+01:00'))).toBe('2026-11-20');
  expect(() => utcDay(new Date(Number.NaN))).toThrow(RangeError);
});

test('Adding days then counting them gives the number added', () => {
  const anyDay = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map(utcDay);
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (start, count) => {
      expect(daysBetween(start, addDays(start, count))).toBe(count);
    }),
  );
});

test('The latest published day is at most 7 days old and never after today', () => {
  const today = day('2026-11-20');
  const latest = (...days: string[]) => latestPublishedDay(days.map(day), today);
  expect(latest('2026-11-18', '2026-11-19', '2026-11-21')).toBe('2026-11-19');
  expect(latest('2026-11-20')).toBe('2026-11-20');
  expect(latest('2026-11-13')).toBe('2026-11-13');
  expect(latest('2026-11-12', '2026-11-21')).toBeUndefined();
  expect(latest()).toBeUndefined();
});

test('Weekends and public holidays are no working days', () => {
  expect(isWorkingDay(day('2026-11-20'))).toBe(true);
  const closed = [
    '2026-11-21',
    '2026-11-22',
    '2026-01-01',
    '2026-04-09',
    '2026-08-13',
    '2027-03-09',
  ];
  expect(closed.map(day).filter(isWorkingDay)).toEqual([]);
});

test('A year without a list of moon-set feasts still has its fixed holidays', () => {
  expect(isWorkingDay(day('2030-05-01'))).toBe(false);
  expect(isWorkingDay(day('2030-05-02'))).toBe(true);
});

test('The latest working day is the day itself, or the one before the holidays', () => {
  expect(latestWorkingDay(day('2026-11-20'))).toBe('2026-11-20');
  expect(latestWorkingDay(day('2026-11-22'))).toBe('2026-11-20');
  expect(latestWorkingDay(day('2026-03-22'))).toBe('2026-03-19');
});

test('Working days before a day leave it out and go back in time', () => {
  expect(workingDaysBefore(day('2026-11-23'), 3)).toEqual([
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
  ]);
  expect(workingDaysBefore(day('2026-08-17'), 3)).toEqual([
    '2026-08-14',
    '2026-08-12',
    '2026-08-11',
  ]);
  expect(workingDaysBefore(day('2026-08-17'), 0)).toEqual([]);
});

test('A day is told in French words', () => {
  expect(formatDayInWords(day('2026-11-20'))).toBe('vendredi 20 novembre 2026');
  expect(formatDayInWords(day('2027-08-01'))).toBe('dimanche 1er août 2027');
});
