import { visibleText } from './visible-text.ts';

/** Counts of the messages that were received before a given one. */
export interface ContactEvidence {
  /** From the same address in the preceding hour. */
  readonly fromAddress: number;
  /** From the same address in the preceding 24 hours; no more than the limit is counted. */
  readonly fromAddressToday: number;
  /** Whether the same address sent the same text in the preceding 24 hours. */
  readonly isRepeated: boolean;
  /** From any address in the preceding ten minutes. */
  readonly fromAnybody: number;
  /** Messages with nearly the same text, from any address, among the latest of those ten minutes. */
  readonly alike: number;
}

export const noEvidence: ContactEvidence = {
  fromAddress: 0,
  fromAddressToday: 0,
  isRepeated: false,
  fromAnybody: 0,
  alike: 0,
};

/** The limits for one message, one sender and all of them, and the windows in which messages are counted. */
export const contactLimits = {
  maxLinks: 2,
  maxFromAddress: 4,
  /** So many earlier messages are read: a text repeated after more of them could not be found. */
  maxFromAddressADay: 20,
  addressWindowMs: 3_600_000,
  repeatWindowMs: 86_400_000,
  /** Above this number staff get no mails; the messages remain in the console. */
  maxFromAnybody: 100,
  /**
   * Different people do not send the same text within ten minutes. In a flood, comparing the latest messages
   * is enough.
   */
  maxAlike: 4,
  latestCompared: 50,
  floodWindowMs: 600_000,
  /** A younger message may still get its event. */
  lateAfterMs: 600_000,
} as const;

/** The fields of a message that are compared. */
export interface EarlierMessage {
  readonly sentAt: Date;
  readonly subject: unknown;
  readonly message: unknown;
}

/** Counts the earlier messages of one address as evidence about its next message. */
export function weighEarlierMessages(
  next: EarlierMessage,
  earlier: readonly EarlierMessage[],
): Pick<ContactEvidence, 'fromAddress' | 'fromAddressToday' | 'isRepeated'> {
  const { addressWindowMs, repeatWindowMs } = contactLimits;
  const within = (windowMs: number) =>
    earlier.filter(({ sentAt }) => next.sentAt.getTime() - sentAt.getTime() <= windowMs);
  const today = within(repeatWindowMs);
  const isRepeated = today.some(
    ({ subject, message }) =>
      fold(subject) === fold(next.subject) && fold(message) === fold(next.message),
  );
  return {
    fromAddress: within(addressWindowMs).length,
    fromAddressToday: today.length,
    isRepeated,
  };
}

// Case, spaces and hidden characters are the simplest changes that disguise a repetition.
function fold(text: unknown): string {
  return visibleText(String(text)).toLowerCase().replace(/\s+/gu, ' ');
}
