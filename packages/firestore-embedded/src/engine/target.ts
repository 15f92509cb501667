import type { StoredDocument } from '../model/document.ts';
import type { Query } from '../query/query.ts';
import type { DocumentSource } from '../query/run-query.ts';
import type { DocumentChange } from './backend.ts';

/** The changes to send to a target's client. */
export interface TargetDelta {
  /** Documents that have entered the target, or have changed in it. */
  readonly changed: readonly StoredDocument[];
  /** Names of documents that have left the target. */
  readonly removed: readonly string[];
}

/** The watched set of a target: documents by name, or the result of a query. */
export type Watched =
  | { readonly kind: 'documents'; readonly names: ReadonlySet<string> }
  | { readonly kind: 'query'; readonly query: Query };

/** One target of a Listen stream; it may track the documents that its client has. */
export interface Target {
  readonly id: number;
  readonly watched: Watched;
  /** The documents of a source that belong to the target, in order. */
  evaluate(source: DocumentSource): readonly StoredDocument[];
  /** Records that the client has exactly these documents. */
  reset(documents: readonly StoredDocument[]): void;
  /** Applies a commit's changes that may concern the target; `source` is the present state. */
  follow(changes: readonly DocumentChange[], source: DocumentSource): TargetDelta;
  /** The document as it is sent, with a query's projection applied. */
  present(document: StoredDocument): StoredDocument;
}
