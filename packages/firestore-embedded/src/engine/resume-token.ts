import { randomBytes } from 'node:crypto';
import type { Micros } from '../model/timestamp.ts';

/** Identifies this server: a client may not have received everything up to another server's instants. */
const server = randomBytes(6).toString('hex');

/** Encodes the instant up to which the client has received everything. */
export function encodeResumeToken(time: Micros): string {
  return Buffer.from(`${server}.${time}`).toString('base64');
}

/** Returns the instant, or 0 for another server's token, so that its target is reset. */
export function decodeResumeToken(token: string): Micros {
  const [issuer, time] = Buffer.from(token, 'base64').toString().split('.');
  return issuer === server ? Number(time) : 0;
}
