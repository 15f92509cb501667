/** The answer of the day and the page's other sentences; or `plain` on a day without an answer. */
export interface DescriptionSentences {
  readonly answer?: string;
  readonly isDemo?: boolean;
  /** An addition to the answer, where there is room. */
  readonly more?: string | undefined;
  /** The page's other offers. */
  readonly offer: string;
  readonly plain: string;
}
