import { StatusError } from '../model/status.ts';
import type { Micros } from '../model/timestamp.ts';

/** A resume token contains the instant up to which the client has received everything. */
export function encodeResumeToken(time: Micros): string {
  return Buffer.from(`t${time}`).toString('base64');
}

/** Throws INVALID_ARGUMENT for a token that is none of ours. */
export function decodeResumeToken(token: string): Micros {
  const [, time] = /^t(\d+)$/.exec(Buffer.from(token, 'base64').toString()) ?? [];
  if (time === undefined) {
    throw new StatusError('INVALID_ARGUMENT', 'The resume token is not valid.');
  }
  return Number(time);
}
