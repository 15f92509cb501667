import { contactEvidenceLimits } from '@dinar/domain/contact/contact-evidence';
import {
  type ContactDecision,
  decideContactStatus,
  flood,
} from '@dinar/domain/contact/decide-contact-status';
import { staffNotice, staffNoticeId } from '@dinar/domain/contact/staff-notice';
import { collection } from '@dinar/domain/documents/collections';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { readContactEvidence } from './read-contact-evidence.ts';

interface ContactSettings {
  readonly now: Date;
  /** The recipient of a valid message's notice; nobody when absent. */
  readonly staffEmail?: string | undefined;
}

/**
 * Decides one contact message from the stored data and writes the decision to it, once: a message that is
 * decided or deleted is skipped. Writes the notice to staff of a valid message in the same commit, so that
 * there is only one notice, even when an event is repeated.
 */
export async function settleContactMessage(
  db: Firestore,
  id: string,
  { now, staffEmail }: ContactSettings,
): Promise<ContactDecision['kind'] | 'gone'> {
  const ref = db.collection(collection.contactMessages).doc(id);
  const evidence = await readContactEvidence(db, await ref.get());
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) return 'gone';
    const decision = decideContactStatus(stored.data(), now, evidence);
    const first = decision.kind === 'flood' ? evidence.firstOfFlood : [];
    const begun = first.length === 0 ? [] : await transaction.getAll(...first);
    const update = contactUpdate(decision, now);
    if (update !== undefined) transaction.update(ref, update);
    for (const message of begun.filter((each) => each.get('status') === 'pending')) {
      transaction.update(message.ref, { ...contactUpdate(flood, now) });
    }
    const isWave = evidence.fromAnybody >= contactEvidenceLimits.maxFromAnybody;
    if (decision.kind === 'valid' && staffEmail !== undefined && !isWave) {
      announce(transaction, db, stored, staffEmail);
    }
    return decision.kind;
  });
}

function announce(
  transaction: Transaction,
  db: Firestore,
  stored: DocumentSnapshot,
  staffEmail: string,
): void {
  const field = (name: string) => String(stored.get(name));
  const form = {
    name: field('name'),
    email: field('email'),
    subject: field('subject'),
    message: field('message'),
  };
  const ref = db.collection(collection.mail).doc(staffNoticeId(stored.id));
  const { to, ...notice } = staffNotice(form, staffEmail);
  transaction.set(ref, { to: [...to], ...notice });
}

function contactUpdate(decision: ContactDecision, now: Date): Record<string, unknown> | undefined {
  switch (decision.kind) {
    case 'already-decided':
      return undefined;
    case 'valid':
      return { ...decision.update };
    case 'rejected':
    case 'spam':
    case 'flood':
      return {
        status: decision.kind,
        reasons: decision.reasons.map((reason) => ({ ...reason })),
        receivedAt: now,
      };
  }
}
