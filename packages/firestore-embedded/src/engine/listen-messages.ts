import { randomBytes } from 'node:crypto';
import type { StatusError } from '../model/status.ts';
import { formatTimestamp, type Micros } from '../model/timestamp.ts';
import type { StoredDocument } from '../model/value.ts';
import type { ProtoJson } from './backend.ts';

// The `ListenResponse`s of https://firebase.google.com/docs/firestore/reference/rpc.

export function added(targetId: number): ProtoJson {
  return { targetChange: { targetChangeType: 'ADD', targetIds: [targetId] } };
}

/** The client must drop its documents of the target; the whole result follows. */
export function reset(targetId: number, time: Micros): ProtoJson {
  return {
    targetChange: { targetChangeType: 'RESET', targetIds: [targetId], ...upTo(time) },
  };
}

/** All changes of this target up to the instant have been sent. */
export function current(targetId: number, time: Micros): ProtoJson {
  return {
    targetChange: { targetChangeType: 'CURRENT', targetIds: [targetId], ...upTo(time) },
  };
}

/** A consistent state of all the stream's targets, on which clients fire their snapshots. */
export function snapshot(time: Micros): ProtoJson {
  return { targetChange: upTo(time) };
}

/** The target's end, at the client's request or with the error that ended it. */
export function removed(targetId: number, cause?: StatusError): ProtoJson {
  return {
    targetChange: {
      targetChangeType: 'REMOVE',
      targetIds: [targetId],
      ...(cause && { cause: { code: cause.code, message: cause.message } }),
    },
  };
}

export function changed(document: StoredDocument, targetId: number): ProtoJson {
  return { documentChange: { document, targetIds: [targetId] } };
}

/** The document has changed and no longer matches. */
export function leaving(document: StoredDocument, targetId: number): ProtoJson {
  return { documentChange: { document, removedTargetIds: [targetId] } };
}

/** The document does not exist. */
export function deleted(document: string, targetId: number, time: Micros): ProtoJson {
  const readTime = formatTimestamp(time);
  return { documentDelete: { document, readTime, removedTargetIds: [targetId] } };
}

/** The document has left the target, and its content is not sent. */
export function dropped(document: string, targetId: number, time: Micros): ProtoJson {
  const readTime = formatTimestamp(time);
  return { documentRemove: { document, readTime, removedTargetIds: [targetId] } };
}

function upTo(time: Micros): ProtoJson {
  const resumeToken = Buffer.from(`${server}.${time}`).toString('base64');
  return { resumeToken, readTime: formatTimestamp(time) };
}

/** Identifies this server: a client may not have received everything up to another server's instants. */
const server = randomBytes(6).toString('hex');

/** Returns the instant, or 0 for another server's token, so that its target is reset. */
export function decodeResumeToken(token: string): Micros {
  const [issuer, time] = Buffer.from(token, 'base64').toString().split('.');
  return issuer === server ? Number(time) : 0;
}
