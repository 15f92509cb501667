import type { ServerStreamMethod, UnaryMethod } from '../engine/backend.ts';
import { StatusError } from '../model/status.ts';
import { queryFields } from './query-fields.ts';
import type { RestCall, RestRequest } from './rest-call.ts';

const databaseVerbs: Readonly<Record<string, UnaryMethod>> = {
  batchWrite: 'BatchWrite',
  beginTransaction: 'BeginTransaction',
  commit: 'Commit',
  rollback: 'Rollback',
};

const parentVerbs: Readonly<Record<string, UnaryMethod>> = {
  listCollectionIds: 'ListCollectionIds',
  partitionQuery: 'PartitionQuery',
};

const streamVerbs: Readonly<Record<string, ServerStreamMethod>> = {
  runAggregationQuery: 'RunAggregationQuery',
  runQuery: 'RunQuery',
};

const reading = { transaction: 'text', readTime: 'text', 'mask.fieldPaths': 'texts' } as const;
const precondition = {
  'currentDocument.exists': 'boolean',
  'currentDocument.updateTime': 'text',
} as const;

/**
 * Finds the method that a REST request means, with its request in proto3 JSON.
 * @see https://github.com/googleapis/googleapis/blob/master/google/firestore/v1/firestore.proto
 */
export function matchCall(rest: RestRequest): RestCall {
  if (rest.verb !== undefined) return matchVerb(rest, rest.verb);
  const isDocument = rest.segments.length > 0 && rest.segments.length % 2 === 0;
  const call = isDocument ? matchDocument(rest) : matchCollection(rest);
  if (!call) {
    throw new StatusError('NOT_FOUND', `${rest.httpMethod} is not served at ${nameOf(rest)}.`);
  }
  return call;
}

function matchVerb(rest: RestRequest, verb: string): RestCall {
  queryFields(rest.query, {});
  const { database } = rest;
  if (rest.segments.length === 0) {
    if (verb === 'batchGet') {
      return {
        kind: 'server-stream',
        method: 'BatchGetDocuments',
        request: { ...rest.body(), database },
      };
    }
    const method = databaseVerbs[verb];
    if (method) return { kind: 'unary', method, request: { ...rest.body(), database } };
  }
  if (rest.segments.length % 2 === 0) {
    const request = { ...rest.body(), parent: nameOf(rest) };
    const method = parentVerbs[verb];
    if (method) return { kind: 'unary', method, request };
    const stream = streamVerbs[verb];
    if (stream) return { kind: 'server-stream', method: stream, request };
  }
  throw new StatusError('UNIMPLEMENTED', `:${verb} is not served over REST.`);
}

function matchDocument(rest: RestRequest): RestCall | undefined {
  const name = nameOf(rest);
  switch (rest.httpMethod) {
    case 'GET':
      return unary('GetDocument', { ...queryFields(rest.query, reading), name });
    case 'DELETE':
      return unary('DeleteDocument', { ...queryFields(rest.query, precondition), name });
    case 'PATCH': {
      const known = {
        ...precondition,
        'mask.fieldPaths': 'texts',
        'updateMask.fieldPaths': 'texts',
      } as const;
      const document = { ...rest.body(), name };
      return unary('UpdateDocument', { ...queryFields(rest.query, known), document });
    }
    default:
      return undefined;
  }
}

function matchCollection(rest: RestRequest): RestCall | undefined {
  const collectionId = rest.segments.at(-1);
  if (collectionId === undefined) return undefined;
  const parent = nameOf({ ...rest, segments: rest.segments.slice(0, -1) });
  if (rest.httpMethod === 'GET') {
    const known = {
      ...reading,
      pageSize: 'number',
      pageToken: 'text',
      orderBy: 'text',
      showMissing: 'boolean',
    } as const;
    return unary('ListDocuments', { ...queryFields(rest.query, known), parent, collectionId });
  }
  if (rest.httpMethod === 'POST') {
    const known = { documentId: 'text', 'mask.fieldPaths': 'texts' } as const;
    const fields = queryFields(rest.query, known);
    return unary('CreateDocument', { ...fields, parent, collectionId, document: rest.body() });
  }
  return undefined;
}

function unary(method: UnaryMethod, request: { readonly [field: string]: unknown }): RestCall {
  return { kind: 'unary', method, request };
}

function nameOf(rest: Pick<RestRequest, 'database' | 'segments'>): string {
  return [rest.database, 'documents', ...rest.segments].join('/');
}
