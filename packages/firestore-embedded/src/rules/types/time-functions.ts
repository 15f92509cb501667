import { EvaluationError } from '../evaluation-error.ts';
import {
  nanosPerMilli,
  nanosPerSecond,
  parseTimestamp,
  type RulesDuration,
  type RulesTimestamp,
} from '../values/rules-time.ts';
import { type Signature, signature } from './signature.ts';
import { invalidTimestamp, makeDuration, makeTimestamp } from './time-limits.ts';

const unitNanos: Readonly<Record<string, bigint>> = {
  w: 604_800n * nanosPerSecond,
  d: 86_400n * nanosPerSecond,
  h: 3600n * nanosPerSecond,
  m: 60n * nanosPerSecond,
  s: nanosPerSecond,
  ms: nanosPerMilli,
  ns: 1n,
};

/**
 * @see https://firebase.google.com/docs/reference/rules/rules.duration_
 * @see https://firebase.google.com/docs/reference/rules/rules.timestamp_
 */
export const timeFunctions: Readonly<Record<string, readonly Signature[]>> = {
  'duration.abs': [
    signature(['duration'], ({ nanos }) => makeDuration(nanos < 0n ? -nanos : nanos)),
  ],
  'duration.time': [
    signature(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
      makeDuration((hours * 3600n + minutes * 60n + seconds) * nanosPerSecond + nanos),
    ),
  ],
  'duration.value': [signature(['int', 'string'], durationOf)],
  'timestamp.date': [signature(['int', 'int', 'int'], dateOf)],
  'timestamp.value': [
    signature(['int'], (millis) => makeTimestamp(millis * nanosPerMilli)),
    signature(['string'], readTimestamp),
  ],
};

function durationOf(magnitude: bigint, unit: string): RulesDuration {
  const nanos = Object.hasOwn(unitNanos, unit) ? unitNanos[unit] : undefined;
  if (nanos !== undefined) return makeDuration(magnitude * nanos);
  // Google's message for an unknown unit.
  throw new EvaluationError(`Invalid regular expression pattern. Pattern: ${unit}.`);
}

function readTimestamp(text: string): RulesTimestamp {
  const instant = parseTimestamp(text);
  if (instant === undefined) throw invalidTimestamp();
  return makeTimestamp(instant.nanos);
}

function dateOf(year: bigint, month: bigint, day: bigint): RulesTimestamp {
  if (year < 1n || year > 9999n) {
    throw new EvaluationError(
      `Timestamp should be between 0001-01-01T00.00.00Z and 9999-12-31T23.59.59Z. year: ${year}.`,
    );
  }
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const exists = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  if (!exists) {
    throw new EvaluationError(`Date is not valid. year: ${year}, month: ${month} day: ${day}.`);
  }
  return makeTimestamp(BigInt(date.getTime()) * nanosPerMilli);
}
