import { isObject, readInteger } from '../model/json.ts';
import { StatusError } from '../model/status.ts';

/** Encodes the end of a page; each method chooses its own text or JSON for it. */
export function encodePageToken(after: unknown): string {
  return Buffer.from(JSON.stringify({ after })).toString('base64');
}

/** Returns undefined for the first page; throws INVALID_ARGUMENT for a malformed token. */
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

/** The `page_size` of a request; undefined when the server may choose. */
export function readPageSize(json: unknown): number | undefined {
  const size = readInteger(json, 'page_size') ?? 0;
  if (size < 0) throw new StatusError('INVALID_ARGUMENT', 'Page size must be nonnegative.');
  return size === 0 ? undefined : size;
}
