// Written a second time on purpose, because the site's own tables are under test.
const holidays = ['01-01', '03-20', '04-09', '05-01', '07-25', '08-13', '10-15', '12-17'];
const feasts = [
  '2026-03-20',
  '2026-03-21',
  '2026-05-27',
  '2026-05-28',
  '2026-06-16',
  '2026-08-25',
  '2027-03-09',
  '2027-03-10',
];

const dayMs = 24 * 60 * 60 * 1000;

/** The day `count` days later, or earlier when negative. */
export function plusDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The age of a day in days. */
export function ageInDays(day: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(day)) / dayMs);
}

export function isWorked(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !holidays.includes(day.slice(5)) && !feasts.includes(day);
}

/** The reason why a day has no rate; a day next to an expected feast may be that feast. */
export function absenceOf(day: string): 'weekend' | 'holiday' | 'unpublished' {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6) return 'weekend';
  return isWorked(day) && !isNearFeast(day) ? 'unpublished' : 'holiday';
}

function isNearFeast(day: string): boolean {
  return [-1, 0, 1].some((count) => feasts.includes(plusDays(day, count)));
}

/** The last day before this one on which banks work. */
export function lastWorkedBefore(day: string): string {
  const before = plusDays(day, -1);
  return isWorked(before) ? before : lastWorkedBefore(before);
}

/**
 * The last day before this one on which banks certainly worked: a feast may fall on its expected day, or on
 * the day before or after.
 */
export function lastSurelyWorkedBefore(day: string): string {
  const before = plusDays(day, -1);
  return isWorked(before) && !isNearFeast(before) ? before : lastSurelyWorkedBefore(before);
}

/** The UTC day of an instant written in ISO 8601. */
export function dayOf(instant: string): string {
  return instant.slice(0, 10);
}
