import type { SourceFailure } from '@dinar/domain/documents/health-document';
import type { FetchErrorCode } from './http/fetch-error.ts';
import type { SourceErrorCode } from './source-error.ts';

/** The reasons why a source's rows are missing; 'unexpected' is an error that no adapter throws. */
export type FailureCode = FetchErrorCode | SourceErrorCode | 'unexpected';

const failures: Readonly<Record<FailureCode, SourceFailure>> = {
  network: 'unreachable',
  timeout: 'unreachable',
  certificate: 'unreachable',
  'http-status': 'unreachable',
  rejected: 'unreachable',
  'content-type': 'unreadable',
  charset: 'unreadable',
  redirect: 'unreadable',
  'not-https': 'unreadable',
  'too-large': 'unreadable',
  'empty-body': 'unreadable',
  truncated: 'unreadable',
  'day-not-found': 'unreadable',
  'day-ambiguous': 'unreadable',
  'table-not-found': 'unreadable',
  'table-ambiguous': 'unreadable',
  'column-not-found': 'unreadable',
  'column-ambiguous': 'unreadable',
  'changed-shape': 'unreadable',
  'malformed-row': 'unreadable',
  'malformed-body': 'unreadable',
  'too-few-rows': 'unreadable',
  'no-data': 'not-published',
  'wrong-day': 'not-published',
  stale: 'not-published',
  implausible: 'implausible',
  'too-many-refused': 'implausible',
  unexpected: 'internal',
};

/** Returns a failure in terms for visitors. */
export function failureOf(code: FailureCode): SourceFailure {
  return failures[code];
}
