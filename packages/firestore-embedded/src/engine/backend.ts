import type { StoredDocument } from '../model/document.ts';
import type { StatusError } from '../model/status.ts';
import type { Caller, Ruleset } from '../rules/authorizer.ts';

/** A request or response of `google.firestore.v1` in proto3 JSON. */
export type ProtoJson = { readonly [field: string]: unknown };

/** Methods that take one message and answer one, or (the three named streams) a list of them. */
export type UnaryMethod =
  | 'GetDocument'
  | 'CreateDocument'
  | 'UpdateDocument'
  | 'DeleteDocument'
  | 'ListDocuments'
  | 'ListCollectionIds'
  | 'BeginTransaction'
  | 'Commit'
  | 'Rollback'
  | 'BatchWrite'
  | 'PartitionQuery';

export type ServerStreamMethod = 'BatchGetDocuments' | 'RunQuery' | 'RunAggregationQuery';

/** Where an open stream sends what it has to say; after `fail` it says nothing more. */
export interface StreamSink {
  send(message: ProtoJson): void;
  fail(error: StatusError): void;
}

/** The server's side of an open Listen or Write stream. */
export interface OpenStream {
  receive(message: ProtoJson): void;
  close(): void;
}

/** One committed change of one document, in commit order. */
export interface DocumentChange {
  readonly name: string;
  readonly before?: StoredDocument;
  readonly after?: StoredDocument;
  /** RFC 3339 commit time. */
  readonly time: string;
  readonly caller: Caller;
}

/**
 * What every transport talks to. Transports only carry: authentication headers become a
 * `Caller`, wire messages become proto3 JSON; all meaning is behind this interface.
 */
export interface Backend {
  /** Rejects with a StatusError; what is not supported rejects with UNIMPLEMENTED. */
  unary(method: UnaryMethod, request: ProtoJson, caller: Caller): Promise<ProtoJson>;
  serverStream(
    method: ServerStreamMethod,
    request: ProtoJson,
    caller: Caller,
  ): Promise<readonly ProtoJson[]>;
  openListen(caller: Caller, sink: StreamSink): OpenStream;
  openWrite(caller: Caller, sink: StreamSink): OpenStream;

  /** Called with each commit's changes, in order, after listeners have been told. */
  onCommit(observer: (changes: readonly DocumentChange[]) => void): () => void;
  setRules(ruleset: Ruleset | undefined): void;
  /** Deletes every document of a database; listeners see the removals, triggers do not. */
  clear(database: string): void;
}
