/** One mail to staff, with an id that is the same for every attempt. */
interface OutgoingMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}

/** The outcome of one attempt; `later` is worth a retry. */
export type SendResult =
  | { readonly kind: 'sent'; readonly refused: readonly string[] }
  | { readonly kind: 'later' | 'never'; readonly reason: string };

/** Passes one mail to a mail server. */
export type MailSender = (mail: OutgoingMail) => Promise<SendResult>;
