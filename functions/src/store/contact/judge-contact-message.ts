import { contactLimits } from '@dinar/domain/contact/contact-evidence';
import {
  type ContactDecision,
  decideContactStatus,
  encodeDecision,
  flood,
  isAsJudged,
} from '@dinar/domain/contact/decide-contact-status';
import { staffNotice, staffNoticeId } from '@dinar/domain/contact/staff-notice';
import { contactFormOf } from '@dinar/domain/contact/validate-contact';
import { collection } from '@dinar/domain/documents/collections';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { readContactEvidence, type StoredEvidence } from './read-contact-evidence.ts';

export interface ContactSettings {
  readonly now: Date;
  /** The recipient of a valid message's notice; nobody when absent. */
  readonly staffEmail?: string | undefined;
}

export type ContactOutcome = ContactDecision['kind'] | 'gone';

/** Judges one contact message by what was stored before it. */
export async function judgeContactMessage(
  ref: DocumentReference,
  settings: ContactSettings,
): Promise<ContactOutcome> {
  return decideByEvidence(ref, await readContactEvidence(await ref.get()), settings);
}

/**
 * Decides one contact message from the stored data and writes the decision to it, once: a message that is
 * decided or deleted is skipped. Writes the notice to staff of a valid message in the same commit, so that
 * there is only one notice, even when an event is repeated.
 */
export function decideByEvidence(
  ref: DocumentReference,
  evidence: StoredEvidence,
  { now, staffEmail }: ContactSettings,
): Promise<ContactOutcome> {
  return ref.firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) return 'gone';
    const decision = decideContactStatus(stored.data(), evidence);
    const first = decision.kind === 'flood' ? evidence.firstOfFlood : [];
    const begun = first.length === 0 ? [] : await transaction.getAll(...first);
    const update = encodeDecision(decision, now);
    if (update !== undefined) transaction.update(ref, update);
    for (const message of begun.filter((one) => isAsJudged(one.data() ?? {}))) {
      transaction.update(message.ref, { ...encodeDecision(flood, now) });
    }
    const isWave = evidence.fromAnybody >= contactLimits.maxFromAnybody;
    if (decision.kind === 'valid' && staffEmail !== undefined && !isWave) {
      announce(transaction, stored, staffEmail);
    }
    return decision.kind;
  });
}

function announce(transaction: Transaction, stored: DocumentSnapshot, staffEmail: string): void {
  const form = contactFormOf((name) => String(stored.get(name) ?? ''));
  const mails = stored.ref.firestore.collection(collection.mail);
  const { to, ...notice } = staffNotice(form, staffEmail);
  transaction.set(mails.doc(staffNoticeId(stored.id)), { to: [...to], ...notice });
}
