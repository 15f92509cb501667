import type { StoredDocument } from '../model/document.ts';
import type { StatusError } from '../model/status.ts';
import type { Micros } from '../model/timestamp.ts';
import type { Caller, Ruleset } from '../rules/authorizer.ts';

/** A request or response of `google.firestore.v1` in proto3 JSON. */
export type ProtoJson = { readonly [field: string]: unknown };

/** Receives the messages of an open stream; none after `fail`. */
export interface StreamSink {
  send(message: ProtoJson): void;
  fail(error: StatusError): void;
  /** Whether much output waits for a client that does not read; absent: never. */
  isBehind?(): boolean;
  /** Calls `resume` once, when the client has caught up. */
  whenDrained?(resume: () => void): void;
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
 * The interface for every transport. Transports only convert: authentication headers to a `Caller`,
 * wire messages to proto3 JSON. All other logic is behind this interface.
 */
export interface Backend {
  /** Rejects with a StatusError; an unsupported method rejects with UNIMPLEMENTED. */
  unary(method: string, request: ProtoJson, caller: Caller): Promise<ProtoJson>;
  serverStream(method: string, request: ProtoJson, caller: Caller): Promise<readonly ProtoJson[]>;
  openListen(caller: Caller, sink: StreamSink): OpenStream;
  openWrite(caller: Caller, sink: StreamSink): OpenStream;

  /** Called with each commit's changes, in order, after listeners have been notified. */
  onCommit(observer: (changes: readonly DocumentChange[]) => void): () => void;
  /** Sets the rules of one project or, without one, of every project that has none of its own. */
  setRules(ruleset: Ruleset | undefined, project?: string): void;
  /** Deletes every document of a database; listeners receive the removals, triggers do not. */
  clear(database: string): void;
}

/** The contents of one database. */
export interface DatabaseContents {
  /** `projects/P/databases/D`. */
  readonly name: string;
  /** The last commit or read time that the database has issued. */
  readonly time: Micros;
  readonly documents: readonly StoredDocument[];
}

/** The interface for the code that keeps data on disk; it bypasses rules and triggers. */
export interface BackendStorage {
  /** The databases that have been used, with their present contents. */
  contents(): readonly DatabaseContents[];
  /** Sets a database to these contents; only at a start, before any request. */
  restore(contents: Omit<DatabaseContents, 'documents'>, documents: Iterable<StoredDocument>): void;
  /** Writes documents over the present ones, as one change that listeners receive. */
  load(database: string, documents: Iterable<Pick<StoredDocument, 'name' | 'fields'>>): void;
  /** Called with each change of a database before any other observer. */
  onApply(observer: ApplyObserver): void;
}

export type ApplyObserver = (
  database: string,
  changes: readonly DocumentChange[],
  time: Micros,
) => void;
