import { failureAdvice } from './failure-advice.ts';
import type { FetchErrorCode } from './http/fetch-error.ts';

/** Every reason but those of fetching; a body may be too large for either. */
export type SourceErrorCode = Exclude<
  keyof typeof failureAdvice,
  Exclude<FetchErrorCode, 'too-large'>
>;

/**
 * Thrown when a source's body cannot be trusted. The message contains the observed fault and the advice, in
 * French.
 */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly code: SourceErrorCode;
  /** The source's own name, such as 'BCT' or a bank's code. */
  readonly source: string;
  /** The observed fault, without its full stop. */
  readonly seen: string;

  constructor(code: SourceErrorCode, source: string, seen: string) {
    super(`${source} : ${seen}. ${failureAdvice[code]}`);
    this.code = code;
    this.source = source;
    this.seen = seen;
  }
}
