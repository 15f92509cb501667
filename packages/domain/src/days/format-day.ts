import { dayStart, type RateDate } from './rate-date.ts';

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** A day in French words: "vendredi 20 novembre 2026". */
export function formatDayInWords(day: RateDate): string {
  return `${weekdays[dayStart(day).getUTCDay()]} ${formatDayWithYear(day)}`;
}

/** A day in French words without its weekday: "20 novembre 2026". */
export function formatDayWithYear(day: RateDate): string {
  return `${formatDayOfYear(day)} ${dayStart(day).getUTCFullYear()}`;
}

/** A day in French words without its year: "20 novembre". */
export function formatDayOfYear(day: RateDate): string {
  const start = dayStart(day);
  const dayOfMonth = start.getUTCDate();
  return `${dayOfMonth === 1 ? '1er' : dayOfMonth} ${months[start.getUTCMonth()]}`;
}

const shortMonths = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];

/** The month of a day, for an axis or a column: "nov. 2026". */
export function formatAxisMonth(day: RateDate): string {
  const start = dayStart(day);
  return `${shortMonths[start.getUTCMonth()]} ${start.getUTCFullYear()}`;
}

/** A day without its year, for an axis: "20 nov.". */
export function formatAxisDay(day: RateDate): string {
  const start = dayStart(day);
  return `${start.getUTCDate()} ${shortMonths[start.getUTCMonth()]}`;
}
