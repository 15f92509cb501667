import { utcDay } from '@dinar/domain/days/rate-date';
import { expect, it } from 'vitest';
import { isFinalDay } from './final-day.ts';

it('A day is final when the day after it is over, in UTC', () => {
  const now = new Date('2026-11-25T00:30:00Z');
  const days = ['2026-11-23', '2026-11-24', '2026-11-25'].map((day) => utcDay(new Date(day)));
  expect(days.map((day) => isFinalDay(day, now))).toEqual([true, false, false]);
});
