import { formatAxisDay, formatAxisMonth } from '@dinar/domain/days/format-day';
import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import type { Locale } from '@dinar/domain/language/locale';

const dayMs = 86_400_000;

/** Returns the horizontal position of a day; days are equally spaced, with or without a rate. */
export function dayPlace(day: RateDate): number {
  return Date.parse(day) / dayMs;
}

/** Returns the formatter of positions on the axis: the day, or the month for a span of a year and more. */
export function formatPlace(isLong: boolean, locale: Locale): (x: number) => string {
  const format = isLong ? formatAxisMonth : formatAxisDay;
  return (x) => format(utcDay(new Date(x * dayMs)), locale);
}
