/** An instant, in nanoseconds since 1970-01-01T00:00:00Z. */
export class RulesTimestamp {
  readonly kind = 'timestamp';
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A duration in nanoseconds, which may be negative. */
export class RulesDuration {
  readonly kind = 'duration';
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export const nanosPerMilli = 1_000_000n;
export const nanosPerSecond = 1_000_000_000n;

const rfc3339 = /^(\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|z|[+-]\d{2}:\d{2})$/u;

/** Reads an RFC 3339 instant with up to nine decimals; undefined for any other text. */
export function parseTimestamp(text: string): RulesTimestamp | undefined {
  const match = rfc3339.exec(text);
  if (match === null) return undefined;
  const [, seconds, fraction = '', zone] = match;
  const millis = Date.parse(`${seconds}${zone}`.toUpperCase());
  if (Number.isNaN(millis)) return undefined;
  return new RulesTimestamp(BigInt(millis) * nanosPerMilli + BigInt(fraction.padEnd(9, '0')));
}

/** Rounds towards minus infinity, as calendars before 1970 need. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
