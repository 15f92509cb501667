import { parseFrenchDay } from '@dinar/domain/days/french-day';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { foldWords } from '../fold-words.ts';

const months = [
  ...['janvier', 'fevrier', 'mars', 'avril', 'mai', 'juin', 'juillet', 'aout', 'septembre'],
  ...['octobre', 'novembre', 'decembre'],
];

const inFigures = /(?<!\d)(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/g;
const inIsoOrder = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g;
const inWords = new RegExp(`\\b(\\d{1,2})(?:er)? (${months.join('|')}) (\\d{4})\\b`, 'g');

/**
 * Returns the days in a text, each once: 12/11/2026, 12-11-26, 12.11.2026, 2026-11-12 or « 12 novembre 2026
 * ». Except in ISO order, the day comes before the month. Days that do not exist are left out.
 */
export function printedDays(text: string): RateDate[] {
  const figures = [...text.matchAll(inFigures)].map(([, day, , month, year]) =>
    parseFrenchDay(`${day}/${month}/${year}`),
  );
  const iso = [...text.matchAll(inIsoOrder)].map(([day]) => parseRateDate(day));
  const worded = [...foldWords(text).matchAll(inWords)].map(([, day, month = '', year]) =>
    parseFrenchDay(`${day}/${months.indexOf(month) + 1}/${year}`),
  );
  const days = [...figures, ...iso, ...worded].filter((day) => day !== undefined);
  return [...new Set(days)];
}
