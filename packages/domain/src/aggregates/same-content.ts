import { isRecord } from '../documents/decoded.ts';
import { readInstant } from '../documents/field-schemas.ts';

/** The instants that jobs record: when rows were read, and when a change was committed. */
export const upkeepFields: readonly string[] = ['updatedAt', 'changedAt'];

/**
 * Whether two documents have the same content, apart from `upkeepFields`. The order of keys does not matter,
 * an undefined field counts as absent, and a Date equals the Firestore timestamp of its millisecond.
 */
export function sameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  const [instantA, instantB] = [readInstant(a), readInstant(b)];
  if (instantA || instantB) return instantA?.getTime() === instantB?.getTime();
  if (Array.isArray(a) || Array.isArray(b)) return sameItems(a, b);
  return isRecord(a) && isRecord(b) && sameFields(a, b);
}

function sameItems(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((item, index) => sameContent(item, b[index]));
}

function sameFields(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => upkeepFields.includes(key) || sameContent(a[key], b[key]));
}
