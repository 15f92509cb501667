import { RulesMap } from './rules-map.ts';
import type { RulesValue } from './rules-value.ts';

/** Converts a claim of a token to a value of the rules; a whole number is an int. */
function fromJson(value: unknown): RulesValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(fromJson);
  return typeof value === 'object' && value !== null ? fromObject(value) : null;
}

export function fromObject(object: object): RulesMap {
  const entries = Object.entries(object).map(([key, value]) => [key, fromJson(value)] as const);
  return RulesMap.of(new Map(entries));
}
