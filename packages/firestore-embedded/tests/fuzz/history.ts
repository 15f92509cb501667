import type { Json } from '../support/json-over-rest.ts';

/** One thing that a client does; names start below the history's own root document. */
export type Step =
  | { readonly kind: 'commit'; readonly writes: readonly Json[] }
  | { readonly kind: 'batchWrite'; readonly writes: readonly Json[] }
  /** Queries of collection groups start at the database's root, others at the history's. */
  | { readonly kind: 'query'; readonly query: Json }
  | { readonly kind: 'aggregate'; readonly query: Json; readonly aggregations: readonly Json[] }
  | { readonly kind: 'listen'; readonly query: Json }
  | { readonly kind: 'read'; readonly names: readonly string[] };

export type History = readonly Step[];

/** A placeholder of the full name of the history's root document, which every run chooses anew. */
export const rootMark = '<root>';

/** Ends the ids of collections, so that a collection group contains one run's documents. */
export const runMark = '<run>';
