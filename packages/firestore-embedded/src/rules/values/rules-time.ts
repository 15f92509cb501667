import { EvaluationError } from '../evaluation-error.ts';
import type { RulesDuration, RulesTimestamp } from './rules-value.ts';

export const nanosPerMilli = 1_000_000n;
export const nanosPerSecond = 1_000_000_000n;

const minTimestampSeconds = -62_135_596_800n;
const maxTimestampSeconds = 253_402_300_799n;
const maxDurationSeconds = 315_576_000_000n;

/** A timestamp; fails outside the years 1 to 9999. */
export function makeTimestamp(nanos: bigint): RulesTimestamp {
  const seconds = floorDivide(nanos, nanosPerSecond);
  if (seconds >= minTimestampSeconds && seconds <= maxTimestampSeconds) {
    return { kind: 'timestamp', nanos };
  }
  throw invalidTimestamp();
}

/** A duration; fails beyond 10,000 years. */
export function makeDuration(nanos: bigint): RulesDuration {
  const seconds = nanos / nanosPerSecond;
  if (seconds >= -maxDurationSeconds && seconds <= maxDurationSeconds) {
    return { kind: 'duration', nanos };
  }
  throw new EvaluationError(
    'Duration is not valid. Seconds must be in range [-315,576,000,000, +315,576,000,000]. Nanos must be in range [-999,999,999, +999,999,999]. Nanos must have the same sign as seconds.',
  );
}

function invalidTimestamp(): EvaluationError {
  return new EvaluationError(
    'Timestamp is not valid. Seconds must be in range [-62,135,596,800, +253,402,300,799]. Nanos must be in range [0, +999,999,999].',
  );
}

const rfc3339 = /^(\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|z|[+-]\d{2}:\d{2})$/u;

/** Reads an RFC 3339 instant with up to nine decimals; fails for any other text. */
export function readTimestamp(text: string): RulesTimestamp {
  const [, seconds, fraction = '', zone] = rfc3339.exec(text) ?? [];
  const millis = Date.parse(`${seconds}${zone}`.toUpperCase());
  if (seconds === undefined || Number.isNaN(millis)) throw invalidTimestamp();
  return makeTimestamp(BigInt(millis) * nanosPerMilli + BigInt(fraction.padEnd(9, '0')));
}

/** Rounds towards minus infinity, as calendars before 1970 need. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
