import { invalid } from './status.ts';

const rfc3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/;

/** The first and last second of the years 1 to 9999, in milliseconds since 1970. */
const range = { first: -62_135_596_800_000, last: 253_402_300_799_000 };

/**
 * Microseconds since 1970, for the times of commits and reads. A number is exact from 1684 to 2255; the
 * timestamps in documents have a wider range and stay text.
 */
export type Micros = number;

/** Throws INVALID_ARGUMENT unless the text is an RFC 3339 instant of the years 1 to 9999. */
function splitTimestamp(text: string): { millis: number; fraction: string } {
  const [, seconds = '', fraction = '', zone] = rfc3339.exec(text) ?? [];
  const millis = isOnCalendar(seconds) ? Date.parse(`${seconds}${zone}`) : Number.NaN;
  if (!(millis >= range.first && millis <= range.last)) {
    throw invalid(`Invalid timestamp: "${text}".`);
  }
  // Firestore keeps microseconds and drops further digits.
  return { millis, fraction: fraction.padEnd(6, '0').slice(0, 6) };
}

// Rejects dates that JavaScript converts: 30 February to 2 March, and 24:00 to the next day.
function isOnCalendar(seconds: string): boolean {
  const millis = Date.parse(`${seconds}Z`);
  return !Number.isNaN(millis) && new Date(millis).toISOString().startsWith(seconds);
}

/** The stored form: UTC with six decimals, so that comparing texts compares instants. */
export function normalizeTimestamp(text: string): string {
  const { millis, fraction } = splitTimestamp(text);
  return `${new Date(millis).toISOString().slice(0, -5)}.${fraction}Z`;
}

/** Parses a timestamp; throws INVALID_ARGUMENT as `normalizeTimestamp` does. */
export function parseTimestamp(text: string): Micros {
  const { millis, fraction } = splitTimestamp(text);
  return millis * 1000 + Number(fraction);
}

/** RFC 3339 in the stored form. */
export function formatTimestamp(micros: Micros): string {
  const millis = Math.floor(micros / 1000);
  const rest = String(micros - millis * 1000).padStart(3, '0');
  return `${new Date(millis).toISOString().slice(0, -1)}${rest}Z`;
}
