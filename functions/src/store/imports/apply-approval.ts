import { parseRateDate, utcDay } from '@dinar/domain/days/rate-date';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { type JumpApproval, minReasonLength } from '../ingest/record-accepted-jumps.ts';
import { type ImportAnswer, refusedAnswer, takenAnswer } from './import-answer.ts';
import { ingestFile } from './ingest-file.ts';
import { type DropContext, judgeFile } from './take-dropped-file.ts';

interface ApprovalContext extends DropContext {
  /** The author of the document, when the platform provides it. */
  readonly authId: string | undefined;
}

/**
 * Stores the file of a waiting `imports` document that a person approves, or requests the missing parts of
 * the approval in that document. Judges the file again, because other rates may have arrived since.
 */
export async function applyApproval(
  ref: DocumentReference,
  context: ApprovalContext,
): Promise<void> {
  const stored = await ref.get();
  if (!isApproved(stored)) return;
  const needsReason = stored.get('why') !== undefined;
  const reason = textIn(stored, 'why');
  const by = textIn(stored, 'by') || context.authId;
  if (needsReason && reason.length < minReasonLength) {
    return ask(stored, 'Il manque le motif : dix caractères ou plus dans le champ why.');
  }
  if (by === undefined) return ask(stored, 'Il manque votre nom, dans le champ by.');
  const answer = await store(ref.firestore, stored, {
    ...context,
    ...(needsReason && { acceptJumps: { id: ref.id, reason, by } }),
  });
  await writeAnswer(ref, { ...answer, by, answeredAt: context.now });
}

interface StoreContext extends ApprovalContext {
  /** Absent when nothing moved, and only the reading of the file had to be confirmed. */
  readonly acceptJumps?: JumpApproval;
}

async function store(
  db: Firestore,
  stored: DocumentSnapshot,
  { acceptJumps, ...context }: StoreContext,
): Promise<ImportAnswer> {
  const { now } = context;
  const file = {
    name: String(stored.get('version.name')),
    generation: String(stored.get('version.generation')),
    label: String(stored.get('file')),
    bytes: Number(stored.get('version.bytes')),
    // Its id starts with the day on which it was dropped.
    day: parseRateDate(String(stored.get('version.day') ?? stored.id.slice(0, 10))) ?? utcDay(now),
  };
  return judgeFile(db, file, context, {
    isApproved: true,
    async judgeRates({ parsed, defaults }) {
      const guardsPast = acceptJumps === undefined;
      const report = await ingestFile(db, parsed, { now, defaults, acceptJumps, guardsPast });
      return report.problems.length === 0 ? takenAnswer(report) : refusedAnswer(report);
    },
  });
}

// Of two deliveries of one event, only the first to end writes its answer.
async function writeAnswer(ref: DocumentReference, fields: object): Promise<void> {
  await ref.firestore.runTransaction(async (transaction) => {
    if (isApproved(await transaction.get(ref))) transaction.update(ref, { ...fields });
  });
}

async function ask(stored: DocumentSnapshot, answer: string): Promise<void> {
  if (stored.get('answer') !== answer) await stored.ref.update({ answer });
}

function isApproved(stored: DocumentSnapshot): boolean {
  return stored.get('status') === 'à confirmer' && stored.get('approved') === true;
}

function textIn(stored: DocumentSnapshot, field: string): string {
  const value: unknown = stored.get(field);
  return typeof value === 'string' ? value.trim() : '';
}
