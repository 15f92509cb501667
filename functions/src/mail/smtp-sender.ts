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
type SendResult =
  | { readonly kind: 'sent'; readonly refused: readonly string[] }
  | { readonly kind: 'later' | 'never'; readonly reason: string };

/** Passes one mail to a mail server. */
export type MailSender = (mail: OutgoingMail) => Promise<SendResult>;

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Returns a sender that uses the mail server of an address such as `smtps://user:password@host`. */
export function smtpSender(url: string): MailSender {
  return async (mail) => {
    // Imported here, so that the instances of every other function start without it.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ ...limits, url });
    try {
      const { rejected } = await transport.sendMail({ ...mail, to: [...mail.to] });
      return { kind: 'sent', refused: rejected.map(String) };
    } catch (error) {
      return failureOf(error);
    } finally {
      transport.close();
    }
  };
}

// With a 5xx reply the server rejects this mail or this account for good, so a retry would not help:
// https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1
function failureOf(error: unknown): SendResult {
  const reason = error instanceof Error ? error.message : String(error);
  const isRefused =
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500;
  const isUnusable =
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    ['ECONFIG', 'EENVELOPE', 'ENOAUTH'].includes(error.code) &&
    !('responseCode' in error);
  return { kind: isRefused || isUnusable ? 'never' : 'later', reason };
}
