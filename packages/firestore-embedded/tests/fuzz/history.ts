import type { Json } from '../support/json-over-rest.ts';

/** One action of a client. Names start at the history's own root document. */
export type Step =
  | { readonly kind: 'commit'; readonly writes: readonly Json[] }
  | { readonly kind: 'batchWrite'; readonly writes: readonly Json[] }
  /** Queries of collection groups start at the database's root, others at the history's. */
  | { readonly kind: 'query'; readonly query: Json }
  | { readonly kind: 'aggregate'; readonly query: Json; readonly aggregations: readonly Json[] }
  | { readonly kind: 'listen'; readonly query: Json }
  | { readonly kind: 'read'; readonly names: readonly string[] };

export type History = readonly Step[];

/** A placeholder for the full name of the history's root document, which differs in each run. */
export const rootMark = '<root>';

/** A placeholder for the run, the suffix of collection ids: each collection group belongs to one run. */
export const runMark = '<run>';
