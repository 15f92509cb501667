import { randomBytes } from 'node:crypto';
import type { Micros } from '../model/timestamp.ts';

/** Another server's instants do not show what has been received from this one. */
const server = randomBytes(6).toString('hex');

/** A resume token contains the instant up to which the client has received everything. */
export function encodeResumeToken(time: Micros): string {
  return Buffer.from(`${server}.${time}`).toString('base64');
}

/** For a token that is not of this server the instant before all others: its target is reset. */
export function decodeResumeToken(token: string): Micros {
  const [issuer, time] = Buffer.from(token, 'base64').toString().split('.');
  return issuer === server ? Number(time) : 0;
}
