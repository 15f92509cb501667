import { StatusError } from '../model/status.ts';
import type { Write } from './write.ts';

/**
 * Throws INVALID_ARGUMENT when one commit's writes to a document contradict each other, because an
 * earlier write makes the precondition of a later one impossible.
 */
export function checkRepeatedWrites(writes: readonly Write[]): void {
  const earlier = new Map<string, Write>();
  for (const write of writes) {
    const before = earlier.get(write.name);
    if (before !== undefined) {
      checkPair(before, write);
    }
    if (write.kind !== 'verify') {
      earlier.set(write.name, write);
    }
  }
}

function checkPair(before: Write, { kind, precondition }: Write): void {
  if (kind === 'verify' || precondition === undefined) {
    return;
  }
  if (precondition.kind === 'updateTime') {
    throw invalid('Cannot collapse mutations with different version preconditions.');
  }
  const exists = before.kind !== 'delete';
  if (exists !== precondition.exists) {
    const now = kind === 'delete' ? 'delete' : precondition.exists ? 'update' : 'insert';
    throw invalid(`Cannot ${verbOf(before)} then ${now} an entity in the same request.`);
  }
}

function verbOf({ kind, precondition }: Write): string {
  if (kind === 'delete') {
    return 'delete';
  }
  if (precondition?.kind === 'exists') {
    return precondition.exists ? 'update' : 'insert';
  }
  return 'upsert';
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
