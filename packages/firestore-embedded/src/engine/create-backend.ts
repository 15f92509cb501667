import type { IndexCheck } from '../indexes/index-check.ts';
import { parseDatabaseName } from '../model/resource-name.ts';
import { asStatusError, StatusError } from '../model/status.ts';
import { formatTimestamp } from '../model/timestamp.ts';
import type { Content } from '../model/value.ts';
import type { Caller, Ruleset } from '../rules/authorizer.ts';
import type { Backend, DocumentChange, ProtoJson } from './backend.ts';
import { beginTransaction, commit, rollback } from './commit.ts';
import type { Context } from './context.ts';
import { Database } from './database.ts';
import {
  batchGetDocuments,
  deleteDocument,
  getDocument,
  updateDocument,
} from './document-methods.ts';
import { listCollectionIds, listDocuments } from './list-methods.ts';
import { ListenStream } from './listen-stream.ts';
import { runAggregationQuery, runQueryMethod } from './query-methods.ts';
import { retryWait } from './retry-queue.ts';
import { WriteStream } from './write-stream.ts';

export interface BackendOptions {
  /** The clock; the system's by default. */
  readonly now?: () => Date;
  /** The rules for a resource name; without rules every request is allowed. */
  readonly rulesOf?: (name: string) => Ruleset | undefined;
  /** Rejects the queries that no index serves; without it every query is answered. */
  readonly indexes?: IndexCheck;
  /** Called with each commit's changes, in order, after listeners have been notified. */
  readonly onCommit?: (changes: readonly DocumentChange[]) => void;
}

type Method<T> = (request: ProtoJson, context: Context) => T;

/** The methods that take one message and return one. */
const unaryMethods: Readonly<Record<string, Method<ProtoJson>>> = {
  GetDocument: getDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  ListDocuments: listDocuments,
  ListCollectionIds: listCollectionIds,
  BeginTransaction: beginTransaction,
  Commit: commit,
  Rollback: rollback,
};

/** The methods that take one message and return a list of them. */
const serverStreamMethods: Readonly<Record<string, Method<readonly ProtoJson[]>>> = {
  BatchGetDocuments: batchGetDocuments,
  RunQuery: runQueryMethod,
  RunAggregationQuery: runAggregationQuery,
};

/** What this server lacks, for those who ask for it. */
const refused: Readonly<Record<string, string>> = {
  CreateDocument:
    'Creating by a request of its own is not supported by this server: send a Commit.',
  BatchWrite: 'Batch writes are not supported by this server: send a Commit.',
  PartitionQuery: 'Partitions of a query are not supported by this server.',
  ExecutePipeline: 'Pipelines are not supported by this server.',
};

/** The engine behind every transport. Its data is in memory, and each call is complete when it returns. */
export function createBackend(options: BackendOptions = {}): Backend {
  const { now = () => new Date(), rulesOf = () => undefined, onCommit = () => {} } = options;
  const databases = new Map<string, Database>();

  function open(name: string): Database {
    const database = databases.get(name) ?? new Database(name, now);
    databases.set(name, database);
    return database;
  }

  /** Called for each message, so that a stream follows a change of the rules. */
  function contextOf(caller: Caller): Context {
    const { indexes } = options;
    return { access: { caller, rulesOf }, open, committed: onCommit, ...(indexes && { indexes }) };
  }

  async function call<T>(method: Method<T> | undefined, ...given: Given): Promise<T> {
    const [name, request, caller] = given;
    if (method === undefined || request.explainOptions !== undefined) {
      const lacking = refused[name] ?? `${name} is not implemented.`;
      const explaining = 'Query Explain is not supported by this server.';
      throw new StatusError('UNIMPLEMENTED', method === undefined ? lacking : explaining);
    }
    const retry = retryWait(request, contextOf(caller));
    if (retry !== undefined) await retry;
    try {
      return method(request, contextOf(caller));
    } catch (error) {
      throw asStatusError(error);
    }
  }

  return {
    unary: (...given) => call(unaryMethods[given[0]], ...given),
    serverStream: (...given) => call(serverStreamMethods[given[0]], ...given),
    openListen: (caller, sink) => new ListenStream(() => contextOf(caller), sink),
    openWrite: (caller, sink) => new WriteStream(() => contextOf(caller), sink),
    documents: (name) => databases.get(name)?.store.all() ?? [],
    load: (name, documents) => replaceAll(open(parseDatabaseName(name)), documents, []),
    clear(name, path = '') {
      const database = open(parseDatabaseName(name));
      const top = `${name}/documents${path && `/${path}`}`;
      const gone = Array.from(database.store.all()).filter(
        (document) => document.name === top || document.name.startsWith(`${top}/`),
      );
      replaceAll(database, [], gone);
    },
  };
}

type Given = readonly [method: string, request: ProtoJson, caller: Caller];

/** Stores documents and deletes others, past the rules and the triggers. */
function replaceAll(database: Database, stored: Iterable<Content>, gone: Iterable<Content>): void {
  const time = database.clock.commitTime();
  const now = formatTimestamp(time);
  const base = { time: now, caller: { kind: 'owner' } } as const;
  const changeOf = (name: string, fields?: Content['fields']): DocumentChange => {
    const before = database.store.get(name);
    const after = fields && {
      ...{ name, fields },
      ...{ createTime: before?.createTime ?? now, updateTime: now },
    };
    return { ...base, name, ...(before && { before }), ...(after && { after }) };
  };
  const changes = [
    ...Array.from(stored, ({ name, fields }) => changeOf(name, fields)),
    ...Array.from(gone, ({ name }) => changeOf(name)),
  ];
  database.apply(changes, time);
}
