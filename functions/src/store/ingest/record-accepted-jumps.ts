import { collection } from '@dinar/domain/documents/collections';
import type { Firestore } from 'firebase-admin/firestore';
import type { AcceptedJump } from './judge-candidates.ts';

/** The person who accepts rows over the jump guard, and the reason. */
export interface JumpApproval {
  readonly reason: string;
  readonly by: string;
  /** The id of the record, so that an approval that is carried out twice is recorded once. */
  readonly id?: string;
}

/** The length of the shortest reason: a sentence rather than a word. */
export const minReasonLength = 10;

interface Acceptance {
  readonly acceptJumps?: JumpApproval;
  readonly now: Date;
}

// A bound for the document's limit of 1 MB; a file with more jumps is not a board of one day.
const maxListed = 2000;

/** Records rows accepted over the jump guard under `system/jump-approvals/events`, before they are stored. */
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
