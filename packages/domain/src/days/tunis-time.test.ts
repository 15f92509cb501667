import { expect, test } from 'vitest';
import { formatTimeInTunis, tunisDay, tunisHour, tunisTimeZone } from './tunis-time.ts';

test('A day begins in Tunis an hour before it does in UTC', () => {
  expect(tunisDay(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
  expect(tunisDay(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
  expect(tunisHour(new Date('2026-11-20T23:30:00Z'))).toBe(0);
});

test.each(['2026-01-15T16:45:00Z', '2026-07-15T16:45:00Z'])(
  'The hour at %s is that of the time zone database',
  (text) => {
    const now = new Date(text);
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: tunisTimeZone, hour: '2-digit' });
    expect(tunisHour(now)).toBe(Number(format.format(now)));
  },
);

test('The time of day is that of Tunis, also in summer and after midnight in Tunis', () => {
  expect(
    ['2026-11-20T09:05:59Z', '2026-07-20T09:05:00Z', '2026-11-20T23:59:00Z'].map((instant) =>
      formatTimeInTunis(new Date(instant)),
    ),
  ).toEqual(['10:05', '10:05', '00:59']);
});
