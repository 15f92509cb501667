import type { StoredDocument } from '../model/document.ts';
import { StatusError } from '../model/status.ts';
import type { Write } from './write.ts';

/** The error for a write's unmet precondition; undefined when it is met. */
export function checkPrecondition(
  write: Write,
  current: StoredDocument | undefined,
): StatusError | undefined {
  const { precondition, name } = write;
  if (precondition === undefined) {
    return undefined;
  }
  if (precondition.kind === 'exists') {
    if (precondition.exists && current === undefined) {
      return new StatusError('NOT_FOUND', `No document to update: ${name}`);
    }
    if (!precondition.exists && current !== undefined) {
      return new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
    }
    return undefined;
  }
  if (current?.updateTime === precondition.updateTime) {
    return undefined;
  }
  if (current !== undefined && precondition.updateTime > current.updateTime) {
    return new StatusError(
      'INVALID_ARGUMENT',
      `The required base version (${precondition.updateTime}) of ${name} is greater than the stored one.`,
    );
  }
  return new StatusError(
    'FAILED_PRECONDITION',
    `The stored version (${current?.updateTime ?? 'none'}) of ${name} does not match the required ` +
      `base version (${precondition.updateTime}).`,
  );
}
