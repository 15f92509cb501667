import { parseRateDate, type RateDate } from './rate-date.ts';

/** Parses a day in French notation, 'dd/mm/yyyy' or 'dd/mm/yy' (of this century). */
export function parseFrenchDay(text: string): RateDate | undefined {
  const parts = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\s*$/.exec(text);
  if (parts === null) return undefined;
  const [, day = '', month = '', year = ''] = parts;
  const fullYear = year.length === 2 ? `20${year}` : year;
  return parseRateDate(`${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
