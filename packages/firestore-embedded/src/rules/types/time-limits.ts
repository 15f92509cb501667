import { EvaluationError } from '../evaluation-error.ts';
import {
  floorDivide,
  nanosPerSecond,
  RulesDuration,
  RulesTimestamp,
} from '../values/rules-time.ts';

const minTimestampSeconds = -62_135_596_800n;
const maxTimestampSeconds = 253_402_300_799n;
const maxDurationSeconds = 315_576_000_000n;

/** A timestamp, clamped to the years 1 to 9999. */
export function makeTimestamp(nanos: bigint): RulesTimestamp {
  const seconds = floorDivide(nanos, nanosPerSecond);
  if (seconds >= minTimestampSeconds && seconds <= maxTimestampSeconds) {
    return new RulesTimestamp(nanos);
  }
  throw invalidTimestamp();
}

/** A duration, clamped to 10,000 years. */
export function makeDuration(nanos: bigint): RulesDuration {
  const seconds = nanos / nanosPerSecond;
  if (seconds >= -maxDurationSeconds && seconds <= maxDurationSeconds) {
    return new RulesDuration(nanos);
  }
  throw new EvaluationError(
    'Duration is not valid. Seconds must be in range [-315,576,000,000, +315,576,000,000]. Nanos must be in range [-999,999,999, +999,999,999]. Nanos must have the same sign as seconds.',
  );
}

export function invalidTimestamp(): EvaluationError {
  return new EvaluationError(
    'Timestamp is not valid. Seconds must be in range [-62,135,596,800, +253,402,300,799]. Nanos must be in range [0, +999,999,999].',
  );
}
