// Each function accepts the forms of a type that Google's servers accept, and returns undefined for
// all others.

export function readBool(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
}

/** Reads the only value of the enum `NullValue`, which is null in JSON. */
export function readNull(value: unknown): true | undefined {
  return value === null || value === 'NULL_VALUE' || value === 0 ? true : undefined;
}

/**
 * Returns a decimal text, so that 64 bits stay exact. JSON.parse has already rounded a larger number,
 * so that number is rejected; clients can send it as a text.
 */
export function readInteger(value: unknown, bits: 32 | 64): string | undefined {
  const exact = typeof value === 'string' ? integerOf(value) : safeInteger(value);
  return exact !== undefined && BigInt.asIntN(bits, exact) === exact ? String(exact) : undefined;
}

function integerOf(text: string): bigint | undefined {
  if (/^[+-]?\d{1,30}$/.test(text)) return BigInt(text.replace('+', ''));
  return decimal.test(text) ? safeInteger(Number(text)) : undefined;
}

function safeInteger(value: unknown): bigint | undefined {
  return Number.isSafeInteger(value) ? BigInt(Number(value)) : undefined;
}

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const special = ['NaN', 'Infinity', '-Infinity'];

/** JSON has no NaN, no infinities and no -0, which are texts. */
export function readDouble(value: unknown): number | string | undefined {
  if (typeof value === 'string' && special.includes(value)) return value;
  const double = typeof value === 'string' && decimal.test(value) ? Number(value) : value;
  if (typeof double !== 'number' || !Number.isFinite(double)) return undefined;
  return Object.is(double, -0) ? '-0' : double;
}

/** Reads base64 of either alphabet, with or without padding; returns the standard alphabet. */
export function readBytes(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^[\w+/-]*={0,2}$/.test(value)) return undefined;
  const isCut = value.replace(/=+$/, '').length % 4 === 1;
  return isCut ? undefined : Buffer.from(value, 'base64').toString('base64');
}

/** Reads an enum by name or by number; a number without a name is rejected. */
export function readEnum(value: unknown, names: ReadonlyMap<number, string>): string | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
  if (isNumber) return names.get(Number(value));
  return [...names.values()].find((name) => name === value);
}
