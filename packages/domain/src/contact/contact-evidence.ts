/** What else was received around one message; it counts messages sent before it, and no other. */
export interface ContactEvidence {
  /** From the same address in the hour before. */
  readonly fromAddress: number;
  /** Whether the same address said the same in the day before. */
  readonly isRepeated: boolean;
  /** From anybody in the ten minutes before. */
  readonly fromAnybody: number;
}

export const noEvidence: ContactEvidence = { fromAddress: 0, isRepeated: false, fromAnybody: 0 };

/** How much of it is still a person, and over what time it is counted. */
export const contactEvidenceLimits = {
  maxFromAddress: 4,
  addressWindowMs: 3_600_000,
  repeatWindowMs: 86_400_000,
  maxFromAnybody: 100,
  floodWindowMs: 600_000,
} as const;

/** What one earlier message says of this one. */
export interface EarlierMessage {
  readonly sentAt: Date;
  readonly subject: unknown;
  readonly message: unknown;
}

/** The evidence that the earlier messages of one address give about the next. */
export function weighEarlierMessages(
  next: EarlierMessage,
  earlier: readonly EarlierMessage[],
): Omit<ContactEvidence, 'fromAnybody'> {
  const { addressWindowMs, repeatWindowMs } = contactEvidenceLimits;
  const within = (windowMs: number) =>
    earlier.filter(({ sentAt }) => next.sentAt.getTime() - sentAt.getTime() <= windowMs);
  const isRepeated = within(repeatWindowMs).some(
    ({ subject, message }) =>
      fold(subject) === fold(next.subject) && fold(message) === fold(next.message),
  );
  return { fromAddress: within(addressWindowMs).length, isRepeated };
}

// Spaces and case are the cheapest ways to say the same again.
function fold(text: unknown): string {
  return String(text).toLowerCase().replace(/\s+/gu, ' ').trim();
}
