import { collection } from '@dinar/domain/documents/collections';
import type { Firestore } from 'firebase-admin/firestore';
import type { AcceptedJump } from './judge-candidates.ts';

/** The person who accepts rows over the jump guard, and the reason. */
export interface JumpApproval {
  readonly reason: string;
  readonly by: string;
  /** Of the record; one approval that is carried out twice is then recorded once. */
  readonly id?: string;
}

/** A reason is a sentence rather than a word. */
export const minReasonLength = 10;

interface Acceptance {
  readonly acceptJumps?: JumpApproval;
  readonly now: Date;
}

// Of a document's 1 MB; a file with more jumps than this is no day's board.
const maxListed = 2000;

/** Records rows taken over the jump guard, before they are stored, under `system/jump-approvals/events`. */
export async function recordAcceptedJumps(
  db: Firestore,
  jumps: readonly AcceptedJump[],
  { acceptJumps, now }: Acceptance,
): Promise<void> {
  if (acceptJumps === undefined || jumps.length === 0) return;
  const { id, reason, by } = acceptJumps;
  const events = db.collection(`${collection.system}/jump-approvals/events`);
  await (id === undefined ? events.doc() : events.doc(id)).set({
    reason,
    by,
    at: now,
    count: jumps.length,
    rows: jumps.slice(0, maxListed).map((jump) => ({ ...jump })),
  });
}
