import type { StoredDocument } from '../model/document.ts';
import type { Query } from '../query/query.ts';
import type { DocumentSource } from '../query/run-query.ts';
import type { DocumentChange } from './backend.ts';

/** The changes to send to a target's client. */
export interface TargetDelta {
  /** Documents that came in, or changed inside. */
  readonly changed: readonly StoredDocument[];
  /** Names of documents that went out. */
  readonly removed: readonly string[];
}

/** The watched set of a target: documents by name, or the result of a query. */
export type Watched =
  | { readonly kind: 'documents'; readonly names: ReadonlySet<string> }
  | { readonly kind: 'query'; readonly query: Query };

/** One target of a Listen stream: which documents its client knows to be in it. */
export interface Target {
  readonly id: number;
  readonly watched: Watched;
  /** The documents that belong to it in a source, in order. */
  evaluate(source: DocumentSource): readonly StoredDocument[];
  /** Takes the client to know exactly these. */
  reset(documents: readonly StoredDocument[]): void;
  /** Follows a commit's changes, those that may concern it; `source` is the present state. */
  follow(changes: readonly DocumentChange[], source: DocumentSource): TargetDelta;
  /** As sent: a query's projection applied. */
  present(document: StoredDocument): StoredDocument;
}
