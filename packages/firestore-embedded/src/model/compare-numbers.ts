import type { Value } from './value.ts';

export type NumberValue = Extract<Value, { integerValue: string } | { doubleValue: unknown }>;

export function isNumber(value: Value): value is NumberValue {
  return 'integerValue' in value || 'doubleValue' in value;
}

/** The value as a double; an int64 beyond 2^53 is rounded. */
export function toDouble(value: NumberValue): number {
  return Number('integerValue' in value ? value.integerValue : value.doubleValue);
}

/** Compares exactly, without rounding an int64 to a double; NaN comes first and equals itself. */
export function compareNumbers(left: NumberValue, right: NumberValue): number {
  const a = toDouble(left);
  const b = toDouble(right);
  if (Number.isNaN(a) || Number.isNaN(b)) {
    return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  }
  if (a !== b) {
    return a < b ? -1 : 1;
  }
  // Rounding keeps the order, but can make distinct numbers equal from 2^53 up.
  if (Math.abs(a) < Number.MAX_SAFE_INTEGER || !Number.isFinite(a)) {
    return 0;
  }
  const exactLeft = toInteger(left);
  const exactRight = toInteger(right);
  return exactLeft < exactRight ? -1 : exactLeft > exactRight ? 1 : 0;
}

/** Converts exactly, because doubles from 2^53 up have no fraction. */
function toInteger(value: NumberValue): bigint {
  return BigInt('integerValue' in value ? value.integerValue : Number(value.doubleValue));
}
