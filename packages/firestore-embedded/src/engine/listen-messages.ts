import { createHash, randomBytes } from 'node:crypto';
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

/** The number and a Bloom filter of the target's documents, for a client that may have others. */
export function existenceFilter(targetId: number, names: readonly string[]): ProtoJson {
  return { filter: { targetId, count: names.length, unchangedNames: bloomFilterOf(names) } };
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

/** The share of absent names that a filter may report as present. */
const errorRate = 0.0001;

const twoTo64 = 2n ** 64n;

/**
 * A `BloomFilter` of names. A client that has too many documents uses it to find those that are no
 * longer in the result. The bits of a name are derived from the two halves of its MD5.
 * @see https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#bloomfilter
 */
export function bloomFilterOf(names: readonly string[]): ProtoJson {
  if (names.length === 0) return { hashCount: 0, bits: { bitmap: '', padding: 0 } };
  const bitCount = Math.ceil((names.length * -Math.log(errorRate)) / Math.LN2 ** 2);
  const hashCount = Math.max(1, Math.round((bitCount / names.length) * Math.LN2));
  const bitmap = Buffer.alloc(Math.ceil(bitCount / 8));
  for (const name of names) {
    for (const bit of bitsOf(name, hashCount, bitCount)) {
      const byte = bitmap[bit >>> 3] ?? 0;
      bitmap[bit >>> 3] = byte | (1 << (bit & 7));
    }
  }
  const padding = bitmap.length * 8 - bitCount;
  return { hashCount, bits: { bitmap: bitmap.toString('base64'), padding } };
}

function bitsOf(name: string, hashCount: number, bitCount: number): readonly number[] {
  const digest = createHash('md5').update(name).digest();
  const first = digest.readBigUInt64LE(0);
  const second = digest.readBigUInt64LE(8);
  return Array.from({ length: hashCount }, (_, index) =>
    Number(((first + BigInt(index) * second) % twoTo64) % BigInt(bitCount)),
  );
}
