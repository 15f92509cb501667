import {
  type ContactDecision,
  decideContactStatus,
} from '@dinar/domain/contact/decide-contact-status';
import { collection } from '@dinar/domain/documents/collections';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * Decides one contact message from what is stored now and writes the decision beside it, once:
 * a message that bears a decision, or is gone, is left alone.
 */
export async function settleContactMessage(
  db: Firestore,
  id: string,
  now: Date,
): Promise<ContactDecision['kind'] | 'gone'> {
  const ref = db.collection(collection.contactMessages).doc(id);
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) return 'gone';
    const decision = decideContactStatus(stored.data(), now);
    const update = contactUpdate(decision, now);
    if (update !== undefined) transaction.update(ref, update);
    return decision.kind;
  });
}

function contactUpdate(decision: ContactDecision, now: Date): Record<string, unknown> | undefined {
  switch (decision.kind) {
    case 'already-decided':
      return undefined;
    case 'valid':
      return { ...decision.update };
    case 'rejected':
    case 'spam':
      return {
        status: decision.kind,
        reasons: decision.reasons.map((reason) => ({ ...reason })),
        receivedAt: now,
      };
  }
}
