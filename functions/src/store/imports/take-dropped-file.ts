import { utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import type { Firestore } from 'firebase-admin/firestore';
import type { Log } from '../../log/log.ts';
import { bankPages } from '../../sources/bank-table/bank-pages.ts';
import type { RatesFile } from '../../sources/import-file/read-rates-file.ts';
import { UnusableFileError } from '../../sources/import-file/unusable-file-error.ts';
import {
  type DroppedFile,
  importId,
  type ReadBytes,
  readDroppedFile,
  type VersionOfDay,
} from './dropped-file.ts';
import {
  type ImportAnswer,
  refusedAnswer,
  takenAnswer,
  unusableAnswer,
  waitingAnswer,
} from './import-answer.ts';
import { ingestFile } from './ingest-file.ts';
import { judgePage } from './judge-page.ts';

/** The inputs of settling a file. */
export interface DropContext {
  readonly now: Date;
  readonly readBytes: ReadBytes;
  readonly log: Log;
}

/**
 * Stores the rates of a dropped file, all or none, and records the outcome in `imports/{id}`. Its event may
 * be delivered again: a file with an answer is skipped, and stored rates stay stored.
 */
export async function takeDroppedFile(
  db: Firestore,
  file: DroppedFile,
  context: DropContext,
): Promise<void> {
  const ref = db.collection(collection.imports).doc(importId(file));
  if ((await ref.get()).exists) return;
  const day = utcDay(file.droppedAt);
  const { needsReason, ...answer } = await judgeFile(db, { ...file, day }, context, {
    isApproved: false,
    judgeRates: (rates) => judgeNewRates(db, rates, context.now),
  });
  const { label, name, generation, bytes } = file;
  const fields = {
    ...answer,
    answeredAt: context.now,
    file: label,
    version: { name, generation, bytes, day },
    // Ready for staff to fill in.
    ...(answer.status === 'à confirmer' && { approved: false, by: '' }),
    ...(needsReason && { why: '' }),
  };
  await db.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(ref);
    if (!exists) transaction.create(ref, fields);
  });
}

interface Judging {
  /** Whether a person has approved the file: what else would wait is then stored. */
  readonly isApproved: boolean;
  readonly judgeRates: (rates: RatesFile) => Promise<ImportAnswer>;
}

/** Judges a file by its kind and stores its rates, or answers why nothing can be read from it. */
export async function judgeFile(
  db: Firestore,
  file: VersionOfDay,
  { now, readBytes, log }: DropContext,
  { isApproved, judgeRates }: Judging,
): Promise<ImportAnswer> {
  try {
    const content = await readDroppedFile(file, readBytes);
    if (content.kind === 'rates') return await judgeRates(content);
    const context = { now, log, pages: bankPages, day: file.day, isApproved };
    return await judgePage(db, content.page, context);
  } catch (error) {
    if (error instanceof UnusableFileError) return unusableAnswer(error);
    throw error;
  }
}

async function judgeNewRates(
  db: Firestore,
  { parsed, defaults, doubts }: RatesFile,
  now: Date,
): Promise<ImportAnswer> {
  const context = { now, defaults };
  const dryRun = doubts.length > 0;
  const report = await ingestFile(db, parsed, { ...context, guardsPast: true, dryRun });
  if (report.problems.length === 0) {
    return dryRun ? waitingAnswer(report, doubts) : takenAnswer(report);
  }
  const acceptJumps = { reason: '', by: '' };
  const accepted = await ingestFile(db, parsed, { ...context, dryRun: true, acceptJumps });
  return accepted.problems.length === 0 ? waitingAnswer(report, doubts) : refusedAnswer(accepted);
}
