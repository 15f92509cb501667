import { invalid, StatusError } from '../model/status.ts';
import type { StoredDocument } from '../model/value.ts';
import type { Write } from './parse-write.ts';

/** The error for a write's unmet precondition; undefined when it is met. */
export function checkPrecondition(
  { precondition, name }: Write,
  current: StoredDocument | undefined,
): StatusError | undefined {
  if (precondition === undefined) return undefined;
  if (precondition.kind === 'exists') {
    const { exists } = precondition;
    if (exists === (current !== undefined)) return undefined;
    return exists
      ? new StatusError('NOT_FOUND', `No document to update: ${name}`)
      : new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  const { updateTime } = precondition;
  if (current?.updateTime === updateTime) return undefined;
  if (current !== undefined && updateTime > current.updateTime) {
    return invalid(
      `The required base version (${updateTime}) of ${name} is greater than the stored one.`,
    );
  }
  return new StatusError(
    'FAILED_PRECONDITION',
    `The stored version (${current?.updateTime ?? 'none'}) of ${name} does not match the required ` +
      `base version (${updateTime}).`,
  );
}

/**
 * Throws INVALID_ARGUMENT when one commit's writes to a document contradict each other, because an
 * earlier write makes the precondition of a later one impossible.
 */
export function checkRepeatedWrites(writes: readonly Write[]): void {
  const earlier = new Map<string, Write>();
  for (const write of writes) {
    if (write.kind === 'verify') continue;
    const before = earlier.get(write.name);
    if (before !== undefined) checkPair(before, write);
    earlier.set(write.name, write);
  }
}

function checkPair(before: Write, { kind, precondition }: Write): void {
  if (precondition === undefined) return;
  if (precondition.kind === 'updateTime') {
    throw invalid('Cannot collapse mutations with different version preconditions.');
  }
  const exists = before.kind !== 'delete';
  if (exists === precondition.exists) return;
  const now = kind === 'delete' ? 'delete' : precondition.exists ? 'update' : 'insert';
  throw invalid(`Cannot ${verbOf(before)} then ${now} an entity in the same request.`);
}

function verbOf({ kind, precondition }: Write): string {
  if (kind === 'delete') return 'delete';
  if (precondition?.kind !== 'exists') return 'upsert';
  return precondition.exists ? 'update' : 'insert';
}
