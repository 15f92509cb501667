import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../language/locale.ts';
import { forHostileTexts } from '../testing/hostile-text.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { formatAxisDay, formatDayInWords, formatMonthWithYear } from './format-day.ts';
import { addDays, daysBetween, parseRateDate, utcDay } from './rate-date.ts';
import { isWorkingDay, latestWorkingDay, workingDaysBefore } from './working-day.ts';

test('Only existing days are parsed', () => {
  const days = ['2026-11-20', '2024-02-29', '0001-01-01', '9999-12-31'];
  expect(days.map(parseRateDate)).toEqual(days);
  const others = ['2026-02-29', '2026-13-01', '2026-1-1', '', 'hier', '2026', '2026-11'];
  const nearly = ['+002026-11-20', 'x2026-11-20', '2026-11-20x', ' 2026-11-20', '2026-11-20\n'];
  expect([...others, ...nearly].map(parseRateDate).filter(Boolean)).toEqual([]);
});

test('Today is the UTC day, whatever the hour in Tunis', () => {
  expect(utcDay(new Date('2026-11-20T23:59:59.999Z'))).toBe('2026-11-20');
  expect(utcDay(new Date('2026-11-21T00:30:00+01:00'))).toBe('2026-11-20');
  expect(() => utcDay(new Date(Number.NaN))).toThrow(RangeError);
});

test('A day beyond the year 9999 is rejected with an error that contains the instant', () => {
  expect(() => addDays(day('9999-12-31'), 1)).toThrow(
    new RangeError('No four-digit year has the instant 253402300800000 ms'),
  );
});

test('Any text gives an existing day or undefined', () => {
  forHostileTexts((text) => {
    const read = parseRateDate(text);
    if (read !== undefined) expect(addDays(read, 0)).toBe(text);
  });
});

test('Counting days after adding them gives the number added', () => {
  const anyDay = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map(utcDay);
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (start, count) => {
      expect(daysBetween(start, addDays(start, count))).toBe(count);
    }),
  );
});

test('Weekends and public holidays are not working days', () => {
  const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
  expect(week.map(day).filter(isWorkingDay)).toEqual(week);
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

test('A day is formatted in French words', () => {
  expect(formatDayInWords(day('2026-11-20'), 'fr')).toBe('vendredi 20 novembre 2026');
  expect(formatDayInWords(day('2027-08-01'), 'fr')).toBe('dimanche 1er août 2027');
});

test('A month is formatted in full with its year, in each language', () => {
  const month = day('2017-12-01');
  expect(locales.map((locale) => formatMonthWithYear(month, locale))).toEqual([
    'décembre 2017',
    'ديسمبر \u20662017\u2069',
    'December 2017',
  ]);
});

test('A day on an axis is formatted without its year', () => {
  const days = ['2026-11-01', '2026-11-02', '2027-02-28'].map(day);
  expect(days.map((date) => formatAxisDay(date, 'fr'))).toEqual(['1er nov.', '2 nov.', '28 févr.']);
});
