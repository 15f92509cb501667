import {
  isObject,
  type JsonObject,
  readFlag,
  readInteger,
  readList,
  readText,
} from '../model/json.ts';
import { parseDocumentName } from '../model/resource-name.ts';
import { StatusError } from '../model/status.ts';
import { type Micros, parseTimestamp } from '../model/timestamp.ts';
import { refuseKeyScan } from '../query/implied-order.ts';
import { parseQuery } from '../query/parse-query.ts';
import { DocumentsTarget } from './documents-target.ts';
import { QueryTarget } from './query-target.ts';
import { decodeResumeToken } from './resume-token.ts';
import type { Target } from './target.ts';

export interface TargetOptions {
  /** The instant up to which the client has received everything. */
  readonly resumeFrom?: Micros;
  /** The number of documents that the client has for the target it resumes. */
  readonly expectedCount?: number;
  readonly once: boolean;
}

/** Parses the query or the documents of an `addTarget`; throws INVALID_ARGUMENT or UNIMPLEMENTED. */
export function parseTarget(id: number, json: JsonObject): Target {
  if (isObject(json.documents)) {
    const names = readList(json.documents.documents, 'documents').map((name) =>
      readText(name, 'document name'),
    );
    for (const name of names) {
      parseDocumentName(name);
    }
    return new DocumentsTarget(id, new Set(names));
  }
  if (isObject(json.query)) {
    if (json.query.structuredQuery === undefined) {
      throw new StatusError('UNIMPLEMENTED', 'Only structured queries can be listened to.');
    }
    const parent = readText(json.query.parent, 'parent');
    const query = parseQuery(parent, json.query.structuredQuery);
    refuseKeyScan(query);
    if (query.nearest !== undefined) {
      throw new StatusError('INVALID_ARGUMENT', 'FindNearest cannot be listened to.');
    }
    return new QueryTarget(id, query);
  }
  throw new StatusError('INVALID_ARGUMENT', 'A target has neither a query nor documents.');
}

export function parseTargetOptions(json: JsonObject): TargetOptions {
  const token = readText(json.resumeToken, 'resume_token');
  const readTime = readText(json.readTime, 'read_time');
  const expectedCount = readInteger(json.expectedCount, 'expected_count');
  const resumeFrom =
    token !== ''
      ? decodeResumeToken(token)
      : readTime !== ''
        ? parseTimestamp(readTime)
        : undefined;
  return {
    once: readFlag(json.once, 'once'),
    ...(resumeFrom === undefined ? {} : { resumeFrom }),
    ...(expectedCount === undefined ? {} : { expectedCount }),
  };
}
