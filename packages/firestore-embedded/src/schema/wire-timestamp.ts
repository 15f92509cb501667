import { StatusError } from '../model/status.ts';

/** A `google.protobuf.Timestamp`. */
export interface WireTimestamp {
  readonly seconds: number;
  readonly nanos: number;
}

/** RFC 3339 with nine decimals; the engine drops those that Firestore does not keep. */
export function formatSeconds(seconds: number, nanos: number): string {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime()) || nanos < 0) {
    throw new StatusError('INVALID_ARGUMENT', `Invalid timestamp: ${seconds} s and ${nanos} ns.`);
  }
  return `${date.toISOString().slice(0, -5)}.${String(nanos).padStart(9, '0')}Z`;
}

/** Parses the engine's RFC 3339, which is always in UTC and has six decimals. */
export function parseSeconds(text: string): WireTimestamp {
  const dot = text.indexOf('.');
  const whole = dot < 0 ? text.slice(0, -1) : text.slice(0, dot);
  const fraction = dot < 0 ? '' : text.slice(dot + 1, -1);
  return { seconds: Date.parse(`${whole}Z`) / 1000, nanos: Number(fraction.padEnd(9, '0')) };
}

/** Parses proto3 JSON's text of a `google.protobuf.Duration`, such as `0.000250s`. */
export function parseDuration(text: string): WireTimestamp {
  const seconds = Number.parseFloat(text);
  const whole = Math.trunc(seconds);
  return { seconds: whole, nanos: Math.round((seconds - whole) * 1e9) };
}
