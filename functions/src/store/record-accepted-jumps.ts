import { collection } from '@dinar/domain/documents/collections';
import type { Firestore } from 'firebase-admin/firestore';
import type { AcceptedJump } from './judge-candidates.ts';

/** Who takes rows over the jump guard, and why. */
export interface JumpApproval {
  readonly reason: string;
  readonly by: string;
}

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
  await db.collection(`${collection.system}/jump-approvals/events`).add({
    ...acceptJumps,
    at: now,
    count: jumps.length,
    rows: jumps.slice(0, maxListed).map((jump) => ({ ...jump })),
  });
}
