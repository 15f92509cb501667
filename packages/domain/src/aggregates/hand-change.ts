import { decodeBankRate, otherFields } from '../documents/bank-rate-document.ts';
import { isByHand } from '../rates/bank-rate.ts';
import { sameContent } from './same-content.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A document before a write and after it; absent where there was none. */
export interface DocumentChange {
  readonly before: Fields | undefined;
  readonly after: Fields | undefined;
}

/** The fields that a write changed, except `problem`, which functions write. */
export function changedFields({ before = {}, after = {} }: DocumentChange): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete('problem');
  return [...names].filter((name) => !sameContent(before[name], after[name])).sort();
}

/**
 * Whether a person made a change of a `bank-rates` document. No job deletes such a document, a row that a job
 * wrote has the values that the job read, and a rewrite into canonical fields decodes to the same rate as
 * before.
 */
export function isHandChange(path: string, change: DocumentChange): boolean {
  const fields = changedFields(change);
  const { before, after } = change;
  if (fields.length === 0) return false;
  if (after === undefined) return true;
  const now = decodeBankRate(path, { ...after, problem: null });
  const isFetched = fields.includes('fetchedAt') && now.ok && !isByHand(now.value);
  if (isFetched) return false;
  if (before === undefined) return true;
  const then = decodeBankRate(path, { ...before, problem: null });
  const isSameRate = now.ok && then.ok && sameContent(now.value, then.value);
  return !isSameRate || !sameContent(otherFields(before), otherFields(after));
}
