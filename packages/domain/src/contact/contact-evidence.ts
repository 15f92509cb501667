/** Other messages received before one message, counted. */
export interface ContactEvidence {
  /** From the same address in the hour before. */
  readonly fromAddress: number;
  /** Whether the same address sent the same words in the day before. */
  readonly isRepeated: boolean;
  /** From anybody in the ten minutes before. */
  readonly fromAnybody: number;
  /** Nearly the same text from anybody, among the latest of those ten minutes. */
  readonly alike: number;
}

export const noEvidence: ContactEvidence = {
  fromAddress: 0,
  isRepeated: false,
  fromAnybody: 0,
  alike: 0,
};

/** The most that one person sends, and the window in which it is counted. */
export const contactEvidenceLimits = {
  maxFromAddress: 4,
  addressWindowMs: 3_600_000,
  repeatWindowMs: 86_400_000,
  /** With more, staff are not written to; the messages wait in the console. */
  maxFromAnybody: 100,
  /** People do not write the same text in ten minutes; of a wave, the latest say enough. */
  maxAlike: 4,
  latestCompared: 50,
  floodWindowMs: 600_000,
} as const;

/** The part of an earlier message that is compared with this one. */
export interface EarlierMessage {
  readonly sentAt: Date;
  readonly subject: unknown;
  readonly message: unknown;
}

/** The evidence that the earlier messages of one address give about the next. */
export function weighEarlierMessages(
  next: EarlierMessage,
  earlier: readonly EarlierMessage[],
): Pick<ContactEvidence, 'fromAddress' | 'isRepeated'> {
  const { addressWindowMs, repeatWindowMs } = contactEvidenceLimits;
  const within = (windowMs: number) =>
    earlier.filter(({ sentAt }) => next.sentAt.getTime() - sentAt.getTime() <= windowMs);
  const isRepeated = within(repeatWindowMs).some(
    ({ subject, message }) =>
      fold(subject) === fold(next.subject) && fold(message) === fold(next.message),
  );
  return { fromAddress: within(addressWindowMs).length, isRepeated };
}

// Spaces and case are the cheapest ways to disguise a repetition.
function fold(text: unknown): string {
  return String(text).toLowerCase().replace(/\s+/gu, ' ').trim();
}
