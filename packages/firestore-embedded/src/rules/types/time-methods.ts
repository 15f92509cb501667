import { EvaluationError } from '../evaluation-error.ts';
import {
  floorDivide,
  makeDuration,
  makeTimestamp,
  nanosPerMilli,
  nanosPerSecond,
  readTimestamp,
} from '../values/rules-time.ts';
import type { RulesDuration, RulesTimestamp } from '../values/rules-value.ts';
import { only, type Signature, type Signatures, signature } from './signature.ts';

const nanosPerDay = 86_400n * nanosPerSecond;

const unitNanos: ReadonlyMap<string, bigint> = new Map([
  ['w', 7n * nanosPerDay],
  ['d', nanosPerDay],
  ['h', 3600n * nanosPerSecond],
  ['m', 60n * nanosPerSecond],
  ['s', nanosPerSecond],
  ['ms', nanosPerMilli],
  ['ns', 1n],
]);

/**
 * @see https://firebase.google.com/docs/reference/rules/rules.duration_
 * @see https://firebase.google.com/docs/reference/rules/rules.timestamp_
 */
export const timeFunctions: Signatures = {
  'duration.abs': only(['duration'], ({ nanos }) => makeDuration(nanos < 0n ? -nanos : nanos)),
  'duration.time': only(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
    makeDuration((hours * 3600n + minutes * 60n + seconds) * nanosPerSecond + nanos),
  ),
  'duration.value': only(['int', 'string'], durationOf),
  'timestamp.date': only(['int', 'int', 'int'], dateOf),
  'timestamp.value': [
    signature(['int'], (millis) => makeTimestamp(millis * nanosPerMilli)),
    signature(['string'], readTimestamp),
  ],
};

function durationOf(magnitude: bigint, unit: string): RulesDuration {
  const nanos = unitNanos.get(unit);
  if (nanos !== undefined) return makeDuration(magnitude * nanos);
  // Google's message for an unknown unit.
  throw new EvaluationError(`Invalid regular expression pattern. Pattern: ${unit}.`);
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

/** @see https://firebase.google.com/docs/reference/rules/rules.Timestamp */
export const timestampMethods: Signatures = {
  year: calendar((date) => date.getUTCFullYear()),
  month: calendar((date) => date.getUTCMonth() + 1),
  day: calendar((date) => date.getUTCDate()),
  hours: calendar((date) => date.getUTCHours()),
  minutes: calendar((date) => date.getUTCMinutes()),
  seconds: calendar((date) => date.getUTCSeconds()),
  /** 1 is Monday, 7 is Sunday. */
  dayOfWeek: calendar((date) => date.getUTCDay() || 7),
  dayOfYear: calendar(dayOfYear),
  nanos: only(['timestamp'], ({ nanos }) => nanos - startOf(nanos, nanosPerSecond)),
  date: only(['timestamp'], ({ nanos }) => makeTimestamp(startOf(nanos, nanosPerDay))),
  time: only(['timestamp'], ({ nanos }) => makeDuration(nanos - startOf(nanos, nanosPerDay))),
  toMillis: only(['timestamp'], ({ nanos }) => floorDivide(nanos, nanosPerMilli)),
};

/** @see https://firebase.google.com/docs/reference/rules/rules.Duration */
export const durationMethods: Signatures = {
  seconds: only(['duration'], ({ nanos }) => nanos / nanosPerSecond),
  nanos: only(['duration'], ({ nanos }) => nanos % nanosPerSecond),
};

/** A method that reads a part of the date in UTC. */
function calendar(read: (date: Date) => number): readonly Signature[] {
  return only(['timestamp'], ({ nanos }) =>
    BigInt(read(new Date(Number(floorDivide(nanos, nanosPerMilli))))),
  );
}

function startOf(nanos: bigint, unit: bigint): bigint {
  return floorDivide(nanos, unit) * unit;
}

function dayOfYear(date: Date): number {
  const newYear = new Date(0);
  newYear.setUTCFullYear(date.getUTCFullYear(), 0, 1);
  return Math.floor((date.getTime() - newYear.getTime()) / 86_400_000) + 1;
}
