import { failureAdvice } from './failure-advice.ts';

export type SourceErrorCode =
  | 'empty-body'
  | 'too-large'
  | 'truncated'
  | 'no-data'
  | 'wrong-day'
  | 'day-not-found'
  | 'day-ambiguous'
  | 'table-not-found'
  | 'table-ambiguous'
  | 'column-not-found'
  | 'column-ambiguous'
  | 'changed-shape'
  | 'malformed-row'
  | 'too-few-rows'
  | 'malformed-body'
  | 'rejected'
  | 'implausible'
  | 'stale'
  | 'too-many-refused';

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
