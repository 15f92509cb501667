import { isObject, readInteger } from '../model/json.ts';
import { StatusError } from '../model/status.ts';

/** A page token names the end of the page before, in the method's own terms: as text or JSON. */
export function encodePageToken(after: unknown): string {
  return Buffer.from(JSON.stringify({ after })).toString('base64');
}

/** Undefined for the first page; throws INVALID_ARGUMENT for a token that is none of ours. */
export function decodePageToken(token: string): unknown {
  if (token === '') return undefined;
  const place = parseToken(token);
  if (isObject(place) && place.after !== undefined) return place.after;
  throw invalidToken();
}

function parseToken(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString());
  } catch (cause) {
    throw invalidToken({ cause });
  }
}

function invalidToken(options?: ErrorOptions): StatusError {
  return new StatusError('INVALID_ARGUMENT', 'The page token is not valid.', options);
}

/** The `page_size` of a request, undefined when it leaves the choice to the server. */
export function readPageSize(json: unknown): number | undefined {
  const size = readInteger(json, 'page_size') ?? 0;
  if (size < 0) throw new StatusError('INVALID_ARGUMENT', 'Page size must be nonnegative.');
  return size === 0 ? undefined : size;
}
