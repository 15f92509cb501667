/** The answer of the day and what else the page says; or `plain` on a day without an answer. */
export interface DescriptionSentences {
  readonly answer?: string;
  readonly isDemo?: boolean;
  /** What belongs to the answer, where there is room. */
  readonly more?: string | undefined;
  /** What else the page offers. */
  readonly offer: string;
  readonly plain: string;
}
