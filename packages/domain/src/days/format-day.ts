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
  const start = dayStart(day);
  const dayOfMonth = start.getUTCDate();
  const ordinal = dayOfMonth === 1 ? '1er' : String(dayOfMonth);
  return `${weekdays[start.getUTCDay()]} ${ordinal} ${months[start.getUTCMonth()]} ${start.getUTCFullYear()}`;
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

/** A day of an axis, without its year: "20 nov.". */
export function formatAxisDay(day: RateDate): string {
  const start = dayStart(day);
  return `${start.getUTCDate()} ${shortMonths[start.getUTCMonth()]}`;
}
