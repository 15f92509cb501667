import type { StoredDocument } from '../model/document.ts';
import type { StatusError } from '../model/status.ts';
import { formatTimestamp, type Micros } from '../model/timestamp.ts';
import type { ProtoJson } from './backend.ts';
import { bloomFilterOf } from './bloom-filter.ts';
import { encodeResumeToken } from './resume-token.ts';

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
      ...(cause === undefined ? {} : { cause: { code: cause.code, message: cause.message } }),
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
export function deleted(name: string, targetId: number, time: Micros): ProtoJson {
  return {
    documentDelete: {
      document: name,
      readTime: formatTimestamp(time),
      removedTargetIds: [targetId],
    },
  };
}

/** The document has left the target, and its content is not sent. */
export function dropped(name: string, targetId: number, time: Micros): ProtoJson {
  return {
    documentRemove: {
      document: name,
      removedTargetIds: [targetId],
      readTime: formatTimestamp(time),
    },
  };
}

/** The number and a Bloom filter of the target's documents, for a client that may have others. */
export function existenceFilter(targetId: number, names: readonly string[]): ProtoJson {
  return { filter: { targetId, count: names.length, unchangedNames: bloomFilterOf(names) } };
}

function upTo(time: Micros): ProtoJson {
  return { resumeToken: encodeResumeToken(time), readTime: formatTimestamp(time) };
}
