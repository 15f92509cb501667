import { readInteger } from '../model/json.ts';
import { StatusError } from '../model/status.ts';

/** A page token contains the last name of the page before. */
export function encodePageToken(last: string): string {
  return Buffer.from(`after:${last}`).toString('base64');
}

/** Undefined for the first page; throws INVALID_ARGUMENT for a token that is none of ours. */
export function decodePageToken(token: string): string | undefined {
  if (token === '') {
    return undefined;
  }
  const [, last] = /^after:(.*)$/s.exec(Buffer.from(token, 'base64').toString()) ?? [];
  if (last === undefined) {
    throw new StatusError('INVALID_ARGUMENT', 'The page token is not valid.');
  }
  return last;
}

/** The `page_size` of a request, undefined when it leaves the choice to the server. */
export function readPageSize(json: unknown): number | undefined {
  const size = readInteger(json, 'page_size') ?? 0;
  if (size < 0) throw new StatusError('INVALID_ARGUMENT', 'Page size must be nonnegative.');
  return size === 0 ? undefined : size;
}
