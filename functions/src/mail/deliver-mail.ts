import { type DocumentData, type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { maxAttempts, type NextStep, nextStep } from './delivery.ts';
import type { MailSender } from './smtp-sender.ts';

interface Delivering {
  readonly send: MailSender;
  readonly from: string;
  readonly now: () => Date;
}

/** The outcome of a delivery: sent, nothing to do, or given up for the reason that the document contains. */
export type DeliveryOutcome =
  | { readonly kind: 'sent' | 'nothing' }
  | { readonly kind: 'given-up'; readonly reason: string };

/**
 * Sends one `mail` document and records the outcome in it. Claims the document in a transaction before
 * sending it, so that only one of two deliveries of an event sends the mail. Throws an error that is worth
 * another attempt, so that the platform retries.
 */
export async function deliverMail(
  ref: DocumentReference,
  { send, from, now }: Delivering,
): Promise<DeliveryOutcome> {
  const record = (delivery: DocumentData) => ref.update({ delivery });
  const step = await claim(ref, now());
  if (step.kind === 'wait') throw new Error('Another delivery is sending this mail');
  if (step.kind === 'nothing') return { kind: 'nothing' };
  if (step.kind === 'give-up') return { kind: 'given-up', reason: step.reason };
  const { attempt, notice } = step;
  const { to, replyTo, message } = notice;
  const host = from.slice(from.lastIndexOf('@') + 1);
  const messageId = `<${ref.id}@${host}>`;
  const result = await send({ messageId, from, to, replyTo, ...message });
  const facts = { attempts: attempt, endedAt: Timestamp.fromDate(now()) };
  if (result.kind === 'sent') {
    const refused = result.refused.length > 0 && { refused: [...result.refused] };
    await record({ state: 'SUCCESS', ...facts, ...refused });
    return { kind: 'sent' };
  }
  if (result.kind === 'later' && attempt < maxAttempts) {
    await record({ state: 'PENDING', ...facts, error: result.reason });
    throw new Error(`The mail server did not take the mail: ${result.reason}`);
  }
  await record({ state: 'ERROR', ...facts, error: result.reason });
  return { kind: 'given-up', reason: result.reason };
}

function claim(ref: DocumentReference, now: Date): Promise<NextStep> {
  return ref.firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!stored.exists) return { kind: 'nothing' };
    const step = nextStep(stored.data(), now);
    const claimedAt = Timestamp.fromDate(now);
    if (step.kind === 'send') {
      const delivery = { state: 'PROCESSING', attempts: step.attempt, claimedAt };
      transaction.update(ref, { delivery });
    } else if (step.kind === 'give-up') {
      transaction.update(ref, {
        delivery: { state: 'ERROR', endedAt: claimedAt, error: step.reason },
      });
    }
    return step;
  });
}
