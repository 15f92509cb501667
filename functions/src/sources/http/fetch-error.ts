import { failureAdvice } from '../failure-advice.ts';

export type FetchErrorCode =
  | 'network'
  | 'timeout'
  | 'certificate'
  | 'http-status'
  | 'too-large'
  | 'content-type'
  | 'charset'
  | 'redirect'
  | 'not-https';

interface FetchErrorFacts {
  readonly cause?: unknown;
  /** Whether the same request may succeed a moment later. */
  readonly isTransient?: boolean;
  /** The delay that the source requests. */
  readonly retryAfterMs?: number;
}

/**
 * Thrown when a source's page cannot be fetched. The message contains the observed fault and the advice, in
 * French.
 */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly code: FetchErrorCode;
  readonly source: string;
  readonly isTransient: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(code: FetchErrorCode, source: string, seen: string, facts: FetchErrorFacts = {}) {
    super(`${source} : ${seen}. ${failureAdvice[code]}`, { cause: facts.cause });
    this.code = code;
    this.source = source;
    this.isTransient = facts.isTransient ?? false;
    this.retryAfterMs = facts.retryAfterMs;
  }
}
