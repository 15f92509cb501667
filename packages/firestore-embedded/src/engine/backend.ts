import type { StatusError } from '../model/status.ts';
import type { Content, StoredDocument } from '../model/value.ts';
import type { Caller } from '../rules/authorizer.ts';

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

  /** The documents of a database, for an export. */
  documents(database: string): Iterable<StoredDocument>;
  /** Writes documents over the present ones, as one change that listeners receive and triggers do not. */
  load(database: string, documents: Iterable<Content>): void;
  /**
   * Deletes every document of a database, or a document or collection with all below; listeners receive
   * the removals, triggers do not.
   */
  clear(database: string, path?: string): void;
}
