import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { type BankRate, publishedText } from '@dinar/domain/rates/bank-rate';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  GrpcStatus,
} from 'firebase-admin/firestore';
import { commitGroups, isRefusal, type Write } from '../documents/commit-groups.ts';
import { groupBy } from '../documents/group-by.ts';
import { IngestInterruptedError } from './ingest-interrupted-error.ts';
import { pathOf, type StoredRows } from './stored-rows.ts';

interface WriteContext {
  readonly runId?: string;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Writes rates in place of the rows that were read. Throws IngestInterruptedError when a commit fails. */
export async function writeRates(
  db: Firestore,
  rates: readonly BankRate[],
  stored: StoredRows,
  { onProgress, runId }: WriteContext,
): Promise<void> {
  const boards = groupBy(rates, (rate) => `${rate.date}_${rate.bankId}`);
  const groups = [...boards.values()].map((board) =>
    board.map((rate) => writeOf(db, rate, stored.get(pathOf(rate)), runId)),
  );
  let done = 0;
  try {
    await commitGroups(db, groups, (writes) => {
      done += writes;
      onProgress?.(done, rates.length);
    });
  } catch (cause) {
    throw new IngestInterruptedError(done, rates.length, cause);
  }
}

// Keeps other fields of the row, which belong to staff. Does not replace a row that was written since it
// was read.
function writeOf(
  db: Firestore,
  rate: BankRate,
  stored: DocumentSnapshot | undefined,
  runId: string | undefined,
): Write {
  const ref = db.doc(pathOf(rate));
  const run = runId === undefined ? {} : { runId };
  const fields = { ...encodeBankRate(rate), asRead: publishedText(rate), ...run };
  if (!stored?.exists) return (batch) => batch.create(ref, fields);
  const gone = ['problem', 'manualRate'].filter(
    (name) => !(name in fields) && stored.get(name) !== undefined,
  );
  const update = {
    ...fields,
    ...Object.fromEntries(gone.map((name) => [name, FieldValue.delete()])),
  };
  const precondition = stored.updateTime ? { lastUpdateTime: stored.updateTime } : {};
  return (batch) => batch.update(ref, update, precondition);
}

/** Returns whether a write failed because one of the rows was written since it was read. */
export function wasOvertaken(error: unknown): error is IngestInterruptedError {
  const { NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION } = GrpcStatus;
  return (
    error instanceof IngestInterruptedError &&
    isRefusal(error.cause, NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION)
  );
}
