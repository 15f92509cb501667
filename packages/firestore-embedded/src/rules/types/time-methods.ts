import {
  floorDivide,
  nanosPerMilli,
  nanosPerSecond,
  RulesDuration,
  RulesTimestamp,
} from '../values/rules-time.ts';
import { type Signature, signature } from './signature.ts';

const nanosPerDay = 86_400n * nanosPerSecond;

/** @see https://firebase.google.com/docs/reference/rules/rules.Timestamp */
export const timestampMethods: Readonly<Record<string, readonly Signature[]>> = {
  year: [signature(['timestamp'], (time) => BigInt(calendar(time).getUTCFullYear()))],
  month: [signature(['timestamp'], (time) => BigInt(calendar(time).getUTCMonth() + 1))],
  day: [signature(['timestamp'], (time) => BigInt(calendar(time).getUTCDate()))],
  hours: [signature(['timestamp'], (time) => BigInt(calendar(time).getUTCHours()))],
  minutes: [signature(['timestamp'], (time) => BigInt(calendar(time).getUTCMinutes()))],
  seconds: [signature(['timestamp'], (time) => BigInt(calendar(time).getUTCSeconds()))],
  nanos: [
    signature(
      ['timestamp'],
      ({ nanos }) => nanos - floorDivide(nanos, nanosPerSecond) * nanosPerSecond,
    ),
  ],
  /** 1 is Monday, 7 is Sunday. */
  dayOfWeek: [signature(['timestamp'], (time) => BigInt(calendar(time).getUTCDay() || 7))],
  dayOfYear: [signature(['timestamp'], dayOfYear)],
  date: [signature(['timestamp'], ({ nanos }) => new RulesTimestamp(startOfDay(nanos)))],
  time: [signature(['timestamp'], ({ nanos }) => new RulesDuration(nanos - startOfDay(nanos)))],
  toMillis: [signature(['timestamp'], ({ nanos }) => floorDivide(nanos, nanosPerMilli))],
};

/** @see https://firebase.google.com/docs/reference/rules/rules.Duration */
export const durationMethods: Readonly<Record<string, readonly Signature[]>> = {
  seconds: [signature(['duration'], ({ nanos }) => nanos / nanosPerSecond)],
  nanos: [signature(['duration'], ({ nanos }) => nanos % nanosPerSecond)],
};

function calendar({ nanos }: RulesTimestamp): Date {
  return new Date(Number(floorDivide(nanos, nanosPerMilli)));
}

function startOfDay(nanos: bigint): bigint {
  return floorDivide(nanos, nanosPerDay) * nanosPerDay;
}

function dayOfYear(time: RulesTimestamp): bigint {
  const date = calendar(time);
  const newYear = new Date(0);
  newYear.setUTCFullYear(date.getUTCFullYear(), 0, 1);
  return BigInt(Math.floor((date.getTime() - newYear.getTime()) / 86_400_000) + 1);
}
