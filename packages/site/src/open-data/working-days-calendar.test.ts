import { feastYears } from '@dinar/domain/days/public-holidays';
import { expect, test } from 'vitest';
import { site } from '../testing/site-fixtures.ts';
import { calendarRows } from './open-data-lists.ts';
import { workingDaysCalendar } from './working-days-calendar.ts';

/** The lines of a calendar, unfolded: https://www.rfc-editor.org/rfc/rfc5545#section-3.1. */
const lines = workingDaysCalendar(site).replaceAll('\r\n ', '').trimEnd().split('\r\n');

test('The calendar has each day off but weekends once, and none else', () => {
  const starts = lines.filter((line) => line.startsWith('DTSTART')).map((line) => line.slice(-8));
  const off = feastYears
    .flatMap((year) => calendarRows(year))
    .filter(({ working, closedBecause }) => {
      return !working && closedBecause !== 'samedi' && closedBecause !== 'dimanche';
    });
  const weekdays = off.filter(({ day }) => ![0, 6].includes(new Date(day).getUTCDay()));
  expect(starts).toEqual(weekdays.map(({ day }) => day.replaceAll('-', '')));
  expect(new Set(starts).size).toBe(starts.length);
  expect(starts.length).toBeGreaterThan(25);
});

test('An event is as iCalendar requires, and a feast that depends on the moon is tentative', () => {
  const at = lines.indexOf('DTSTART;VALUE=DATE:20260527');
  expect(lines.slice(at - 3, at + 6)).toEqual([
    'BEGIN:VEVENT',
    'UID:2026-05-27@dinar.example',
    'DTSTAMP:20261124T000000Z',
    'DTSTART;VALUE=DATE:20260527',
    'DTEND;VALUE=DATE:20260528',
    'SUMMARY:Banques fermées : Aïd el-Idha\\, date attendue',
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  const written = workingDaysCalendar(site).split('\r\n');
  expect(Math.max(...written.map((line) => bytesOf(line)))).toBeLessThanOrEqual(75);
});

test('A feast expected on a holiday of fixed date makes that day no less certain', () => {
  const at = lines.indexOf('DTSTART;VALUE=DATE:20260320');
  expect(lines.slice(at + 2, at + 4)).toEqual([
    'SUMMARY:Banques fermées : fête de l’Indépendance',
    'STATUS:CONFIRMED',
  ]);
  const { expected } = calendarRows('2026').find(({ day }) => day === '2026-03-20') ?? {};
  expect(expected).toBe(false);
});

function bytesOf(line: string): number {
  return encodeURIComponent(line).replace(/%../g, '_').length;
}
