import { StatusError } from './status.ts';

const rfc3339 = /^(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/;

/** Microseconds since 1970: exact as a number for every year that Firestore knows. */
export type Micros = number;

/** Throws INVALID_ARGUMENT when the text is no RFC 3339 instant of the years 1 to 9999. */
export function parseTimestamp(text: string): Micros {
  const [, seconds, fraction = '', zone] = rfc3339.exec(text) ?? [];
  const millis = seconds === undefined ? Number.NaN : Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(millis) || millis < -62_135_596_800_000 || millis > 253_402_300_799_000) {
    throw new StatusError('INVALID_ARGUMENT', `Invalid timestamp: "${text}".`);
  }
  return millis * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
}

/** RFC 3339 with exactly six decimals, so that comparing texts compares instants. */
export function formatTimestamp(micros: Micros): string {
  const millis = Math.floor(micros / 1000);
  const rest = String(micros - millis * 1000).padStart(3, '0');
  return `${new Date(millis).toISOString().slice(0, -1)}${rest}Z`;
}

/** Firestore keeps microseconds: further digits are cut off. */
export function normalizeTimestamp(text: string): string {
  return formatTimestamp(parseTimestamp(text));
}
