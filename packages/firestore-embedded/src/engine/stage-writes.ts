import { sameFields } from '../model/compare-values.ts';
import { documentSize, maxDocumentBytes } from '../model/document-size.ts';
import { getField, mergeFields, setField } from '../model/field-path.ts';
import { invalid, StatusError } from '../model/status.ts';
import type { StoredDocument, Value } from '../model/value.ts';
import type { DocumentSource } from '../query/run-query.ts';
import { applyTransform } from './apply-transform.ts';
import type { ProtoJson } from './backend.ts';
import type { Write } from './parse-write.ts';

/** One write, with its document before and after it. */
export interface StagedWrite {
  readonly write: Write;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  /** A `WriteResult`. */
  readonly result: ProtoJson;
}

/** The effects of a list of writes, before anything is stored. */
export interface StagedCommit {
  readonly writes: readonly StagedWrite[];
  /** The new version of each document written to; undefined when it is deleted. */
  readonly outcome: ReadonlyMap<string, StoredDocument | undefined>;
  /** The first error of a write itself (precondition, size), to be thrown after the rules have allowed it. */
  readonly failure: StatusError | undefined;
}

export interface CommitTimes {
  /** RFC 3339, microseconds. */
  readonly commitTime: string;
  /** RFC 3339, in milliseconds, as Firestore specifies for server timestamps. */
  readonly requestTime: string;
}

/**
 * Applies writes in order, each to the outcome of the earlier ones; throws INVALID_ARGUMENT when they
 * contradict each other.
 */
export function stageWrites(
  writes: readonly Write[],
  source: DocumentSource,
  times: CommitTimes,
): StagedCommit {
  checkRepeatedWrites(writes);
  const outcome = new Map<string, StoredDocument | undefined>();
  let failure: StatusError | undefined;
  const staged = writes.map((write) => {
    const { name } = write;
    const before = outcome.has(name) ? outcome.get(name) : source.get(name);
    failure ??= checkPrecondition(write, before);
    const applied = applyWrite(write, before, times);
    failure ??= checkSize(applied.after);
    if (write.kind !== 'verify') outcome.set(name, applied.after);
    return { write, before, ...applied };
  });
  // A document that a later write of the same commit deletes has no update time to report.
  const results = staged.map((one) => {
    const isKept = one.write.kind === 'verify' || outcome.get(one.write.name) !== undefined;
    const { updateTime: _unreported, ...result } = one.result;
    return isKept ? one : { ...one, result };
  });
  return { writes: results, outcome, failure };
}

function applyWrite(
  write: Write,
  before: StoredDocument | undefined,
  times: CommitTimes,
): { after: StoredDocument | undefined; result: ProtoJson } {
  if (write.kind === 'verify') {
    return { after: before, result: before ? { updateTime: before.updateTime } : {} };
  }
  if (write.kind === 'delete') return { after: undefined, result: {} };
  const { name, mask } = write;
  let fields = mask ? mergeFields(before?.fields ?? {}, write.fields, mask) : write.fields;
  const transformResults: Value[] = [];
  for (const { path, operation } of write.transforms) {
    const { value, result } = applyTransform(operation, getField(fields, path), times.requestTime);
    fields = setField(fields, path, value);
    transformResults.push(result);
  }
  // A write that changes no field keeps the update time, and so notifies no listener.
  const isSame = before !== undefined && sameFields(before.fields, fields);
  const createTime = before?.createTime ?? times.commitTime;
  const after = isSame ? before : { name, fields, createTime, updateTime: times.commitTime };
  const results = transformResults.length > 0 && { transformResults };
  return { after, result: { updateTime: after.updateTime, ...results } };
}

function checkSize(document: StoredDocument | undefined): StatusError | undefined {
  if (document === undefined || documentSize(document) <= maxDocumentBytes) return undefined;
  return invalid(
    `Document ${document.name} exceeds the maximum size of ${maxDocumentBytes} bytes.`,
  );
}

/** The error for a write's unmet precondition; undefined when it is met. */
function checkPrecondition(
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

/** Throws when an earlier write of a commit makes the precondition of a later one impossible. */
function checkRepeatedWrites(writes: readonly Write[]): void {
  const existsAfter = new Map<string, boolean>();
  for (const { kind, name, precondition } of writes) {
    if (kind === 'verify') continue;
    const exists = existsAfter.get(name);
    const isVersion = precondition?.kind === 'updateTime';
    const isMet = precondition === undefined || (!isVersion && precondition.exists === exists);
    if (exists !== undefined && !isMet) {
      throw invalid(`The writes to ${name} in one request contradict each other.`);
    }
    existsAfter.set(name, kind !== 'delete');
  }
}
