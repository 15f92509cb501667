import { formatAxisDay, formatAxisMonth } from '@dinar/domain/days/format-day';
import { dayStart, type RateDate, utcDay } from '@dinar/domain/days/rate-date';

const dayMs = 86_400_000;

/** The place of a day from left to right: days have the same distance, known or not. */
export function dayPlace(day: RateDate): number {
  return dayStart(day).getTime() / dayMs;
}

/** The words of a place on the axis: its day, or over a year and more its month. */
export function formatPlace(isLong: boolean): (x: number) => string {
  const format = isLong ? formatAxisMonth : formatAxisDay;
  return (x) => format(utcDay(new Date(x * dayMs)));
}
