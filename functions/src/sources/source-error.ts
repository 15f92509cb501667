/** What to do about each way a source's page can fail to be what we know. */
const advice = {
  'empty-body': 'Try again later; if it stays empty, open the address in a browser.',
  'too-large': 'Open the address in a browser: this is not the page the adapter was written for.',
  truncated: 'The transfer was cut; fetch it again.',
  'no-data': 'Nothing is published for this day; ask again later or for another day.',
  'wrong-day': 'Nothing was stored; ask again when the day is published.',
  'day-not-found':
    'Compare the page with the fixture beside the adapter and mend the day’s selector.',
  'day-ambiguous': 'Look at the source’s own page; nothing was stored.',
  'table-not-found':
    'The page has moved or answers an error; compare it with the fixture beside the adapter.',
  'table-ambiguous':
    'Compare the page with the fixture beside the adapter; nothing of this table was stored.',
  'column-not-found': 'Compare the table’s header with the words configured for this page.',
  'column-ambiguous': 'Configure words that name one column of this page’s header only.',
  'malformed-row': 'Compare the row with the fixture beside the adapter; nothing was stored.',
  'too-few-rows': 'The page is not whole; fetch it again, then compare it with the fixture.',
  'malformed-body': 'Compare the answer with the fixture beside the adapter; nothing was stored.',
  rejected: 'Read the provider’s documentation of this code; the key or the plan may have changed.',
  implausible: 'Look at the source’s own page; nothing was stored.',
  stale: 'The source has stopped publishing; nothing was stored.',
  'too-many-refused': 'Units, columns or the day have probably changed; nothing was stored.',
} as const;

export type SourceErrorCode = keyof typeof advice;

/** Raised when a source's body cannot be trusted; the message says what was seen and what to do. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly code: SourceErrorCode;
  /** The source's own name, such as 'BCT' or a bank's code. */
  readonly source: string;
  /** What was seen, without its full stop. */
  readonly seen: string;

  constructor(code: SourceErrorCode, source: string, seen: string) {
    super(`${source}: ${seen}. ${advice[code]}`);
    this.code = code;
    this.source = source;
    this.seen = seen;
  }
}
