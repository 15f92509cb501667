import { collection } from '@dinar/domain/documents/collections';
import { type BankRate, bankRateId } from '@dinar/domain/rates/bank-rate';
import type { Firestore } from 'firebase-admin/firestore';
import type { AcceptedJump } from './guard-candidates.ts';

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

/**
 * Records, before they are stored, the rows taken over the jump guard, under
 * `system/jump-approvals/events`; rows stored already with these values are none.
 */
export async function recordAcceptedJumps(
  db: Firestore,
  jumps: readonly AcceptedJump[],
  changed: readonly BankRate[],
  { acceptJumps, now }: Acceptance,
): Promise<void> {
  const ids = new Set(changed.map(bankRateId));
  const taken = jumps.filter(({ id }) => ids.has(id));
  if (acceptJumps === undefined || taken.length === 0) return;
  await db.collection(`${collection.system}/jump-approvals/events`).add({
    ...acceptJumps,
    at: now,
    count: taken.length,
    rows: taken.slice(0, maxListed).map((jump) => ({ ...jump })),
  });
}
