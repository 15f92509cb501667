import type { IndexCheck } from '../indexes/index-check.ts';
import type { StoredDocument } from '../model/document.ts';
import { parseDatabaseName } from '../model/resource-name.ts';
import { asStatusError, StatusError } from '../model/status.ts';
import { formatTimestamp } from '../model/timestamp.ts';
import type { Caller } from '../rules/authorizer.ts';
import type {
  ApplyObserver,
  Backend,
  BackendStorage,
  DocumentChange,
  ProtoJson,
} from './backend.ts';
import { batchGetDocuments } from './batch-get-documents.ts';
import { batchWrite } from './batch-write.ts';
import { commit } from './commit.ts';
import type { Context } from './context.ts';
import { Database } from './database.ts';
import { createDocument, deleteDocument, getDocument, updateDocument } from './document-methods.ts';
import { listCollectionIds } from './list-collection-ids.ts';
import { listDocuments } from './list-documents.ts';
import { ListenStream } from './listen-stream.ts';
import { partitionQuery } from './partition-query.ts';
import { runAggregationQuery, runQueryMethod } from './query-methods.ts';
import { retryWait } from './retry-wait.ts';
import { RulesByProject } from './rules-by-project.ts';
import { beginTransaction, rollback } from './transaction-methods.ts';
import { WriteStream } from './write-stream.ts';

export interface BackendOptions {
  /** The clock; the system's by default. */
  readonly now?: () => Date;
  /** Rejects the queries that no index serves; without it every query is answered. */
  readonly indexes?: IndexCheck;
  /** The bytes of replaced versions that a database's log keeps; 64 MiB by default. */
  readonly logBytes?: number;
}

type Methods<T> = Readonly<Record<string, (request: ProtoJson, context: Context) => T>>;

/** The methods that take one message and return one. */
const unaryMethods: Methods<ProtoJson> = {
  GetDocument: getDocument,
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  ListDocuments: listDocuments,
  ListCollectionIds: listCollectionIds,
  BeginTransaction: beginTransaction,
  Commit: commit,
  Rollback: rollback,
  BatchWrite: batchWrite,
  PartitionQuery: partitionQuery,
};

/** The methods that take one message and return a list of them. */
const serverStreamMethods: Methods<readonly ProtoJson[]> = {
  BatchGetDocuments: batchGetDocuments,
  RunQuery: runQueryMethod,
  RunAggregationQuery: runAggregationQuery,
};

/** The engine behind every transport. Its data is in memory, and each call is complete when it returns. */
export function createBackend(options: BackendOptions = {}): Backend & BackendStorage {
  const now = options.now ?? (() => new Date());
  const indexes = options.indexes ? { indexes: options.indexes } : {};
  const { logBytes } = options;
  const databases = new Map<string, Database>();
  const observers = new Set<(changes: readonly DocumentChange[]) => void>();
  const applyObservers = new Set<ApplyObserver>();
  const rulesets = new RulesByProject();

  function open(name: string): Database {
    let database = databases.get(name);
    if (database === undefined) {
      database = new Database(name, { now, logBytes, onApply: applied });
      databases.set(name, database);
    }
    return database;
  }

  const applied: ApplyObserver = (name, changes, time) => {
    for (const observer of applyObservers) {
      observer(name, changes, time);
    }
  };

  function committed(changes: readonly DocumentChange[]): void {
    for (const observer of observers) {
      observer(changes);
    }
  }

  const rulesOf = (name: string) => rulesets.of(name);

  /** Called for each message, so that a stream follows a change of the rules. */
  function contextOf(caller: Caller): Context {
    return { access: { caller, rulesOf }, open, committed, ...indexes };
  }

  async function call<T>(
    methods: Methods<T>,
    name: string,
    request: ProtoJson,
    caller: Caller,
  ): Promise<T> {
    const method = methods[name];
    if (method === undefined) throw new StatusError('UNIMPLEMENTED', `${name} is not implemented.`);
    const retry = retryWait(request, contextOf(caller));
    if (retry !== undefined) await retry;
    return answer(() => method(request, contextOf(caller)));
  }

  return {
    unary: (method, request, caller) => call(unaryMethods, method, request, caller),
    serverStream: (method, request, caller) => call(serverStreamMethods, method, request, caller),
    openListen: (caller, sink) => new ListenStream(() => contextOf(caller), sink),
    openWrite: (caller, sink) => new WriteStream(() => contextOf(caller), sink),
    onCommit(observer) {
      observers.add(observer);
      return () => observers.delete(observer);
    },
    setRules: (ruleset, project) => rulesets.set(ruleset, project),
    clear(name) {
      clearDatabase(open(parseDatabaseName(name)));
    },
    contents: () =>
      Array.from(databases.values(), ({ name, clock, store }) => ({
        name,
        time: clock.readTime(),
        documents: Array.from(store.all()),
      })),
    restore({ name, time }, documents) {
      const database = new Database(name, { now, logBytes, onApply: applied, after: time });
      for (const document of documents) {
        database.store.put(document);
      }
      databases.set(name, database);
    },
    load: (name, documents) => loadDocuments(open(parseDatabaseName(name)), documents),
    onApply: (observer) => void applyObservers.add(observer),
  };
}

/** Converts every error to a StatusError. */
function answer<T>(method: () => T): T {
  try {
    return method();
  } catch (error) {
    throw asStatusError(error);
  }
}

function loadDocuments(
  database: Database,
  documents: Iterable<Pick<StoredDocument, 'name' | 'fields'>>,
): void {
  const time = database.clock.commitTime();
  const now = formatTimestamp(time);
  const changes = Array.from(documents, ({ name, fields }) => {
    const before = database.store.get(name);
    return {
      name,
      ...(before === undefined ? {} : { before }),
      after: { name, fields, createTime: before?.createTime ?? now, updateTime: now },
      time: now,
      caller: { kind: 'owner' } as const,
    };
  });
  database.apply(changes, time);
}

function clearDatabase(database: Database): void {
  const time = database.clock.commitTime();
  const changes = Array.from(database.store.all(), (before) => ({
    name: before.name,
    before,
    time: formatTimestamp(time),
    caller: { kind: 'owner' } as const,
  }));
  database.apply(changes, time);
}
