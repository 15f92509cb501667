/** What each way of not getting a page means for whoever reads the record of it. */
const advice = {
  network: 'The source could not be reached; the next run tries again.',
  timeout: 'The source is slow or down; the next run tries again.',
  'http-status': 'Open the address in a browser: it has moved, or the source refuses us.',
  'too-large': 'Open the address in a browser: this is not the page the adapter was written for.',
  'content-type': 'The address answers something else than before; open it in a browser.',
  charset: 'Add the character set to those decoded, once someone has looked at the page.',
  redirect: 'The page has moved; put its new address into the source’s description.',
  'not-https': 'Only https addresses are read.',
} as const;

export type FetchErrorCode = keyof typeof advice;

export interface FetchErrorFacts {
  readonly cause?: unknown;
  /** Whether the same request may well succeed a moment later. */
  readonly isTransient?: boolean;
  /** How long the source asks us to wait. */
  readonly retryAfterMs?: number;
}

/** Raised when a source's page could not be had; the message says what was seen and what to do. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly code: FetchErrorCode;
  readonly source: string;
  readonly isTransient: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(code: FetchErrorCode, source: string, seen: string, facts: FetchErrorFacts = {}) {
    super(`${source}: ${seen}. ${advice[code]}`, { cause: facts.cause });
    this.code = code;
    this.source = source;
    this.isTransient = facts.isTransient ?? false;
    this.retryAfterMs = facts.retryAfterMs;
  }
}
