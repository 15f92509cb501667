/** The answer of the day and the other sentences of a page; `plain` is for a day without an answer. */
export interface DescriptionSentences {
  readonly answer?: string;
  readonly isDemo?: boolean;
  /** An addition to the answer, used if it fits. */
  readonly more?: string | undefined;
  /** The other features of the page. */
  readonly offer: string;
  readonly plain: string;
}
