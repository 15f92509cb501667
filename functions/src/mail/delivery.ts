import { isEmailAddress } from '@dinar/domain/contact/email-address';
import { instantField } from '@dinar/domain/documents/field-schemas';
import * as v from 'valibot';

/** Slightly longer than one attempt may take: the delivery that claimed the mail has ended by then. */
export const claimMs = 120_000;

/** About three hours of attempts, with the platform's pauses of at most ten minutes. */
export const maxAttempts = 24;

// The states of https://firebase.google.com/docs/extensions/official/firestore-send-email.
const deliverySchema = v.object({
  state: v.picklist(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'RETRY']),
  attempts: v.optional(v.pipe(v.number(), v.integer()), 0),
  claimedAt: v.optional(instantField),
});

const address = v.pipe(v.string(), v.check(isEmailAddress));

const noticeSchema = v.object({
  to: v.pipe(v.array(address), v.minLength(1)),
  replyTo: address,
  message: v.object({ subject: v.string(), text: v.string() }),
});

type Notice = v.InferOutput<typeof noticeSchema>;

/** The action that follows from an event of a mail document. */
export type NextStep =
  /** The mail is already sent or given up, or it no longer exists. */
  | { readonly kind: 'nothing' }
  /** Another delivery of this event is sending the mail. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'send'; readonly attempt: number; readonly notice: Notice }
  | { readonly kind: 'give-up'; readonly reason: string };

/**
 * Decides from the stored document. An attempt that ended without a record may have sent the mail: the mail
 * is given up, so that nobody gets it twice, and staff can request it again.
 */
export function nextStep(data: unknown, now: Date): NextStep {
  const stored = v.safeParse(v.object({ delivery: v.optional(deliverySchema) }), data);
  if (!stored.success) return giveUp('Le champ « delivery » est illisible.');
  const { delivery } = stored.output;
  if (delivery?.state === 'SUCCESS' || delivery?.state === 'ERROR') return { kind: 'nothing' };
  if (delivery?.state === 'PROCESSING') {
    const claimedMs = delivery.claimedAt?.getTime() ?? 0;
    if (now.getTime() - claimedMs < claimMs) return { kind: 'wait' };
    return giveUp('L’envoi a été interrompu ; on ne sait pas si le courriel est parti.');
  }
  const notice = v.safeParse(noticeSchema, data);
  if (!notice.success) return giveUp(`Adresse ou texte inutilisable : ${placeOf(notice.issues)}.`);
  const attempt = delivery?.state === 'PENDING' ? delivery.attempts + 1 : 1;
  return { kind: 'send', attempt, notice: notice.output };
}

function giveUp(reason: string): NextStep {
  return { kind: 'give-up', reason };
}

function placeOf(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return v.getDotPath(issues[0]) ?? 'document';
}
