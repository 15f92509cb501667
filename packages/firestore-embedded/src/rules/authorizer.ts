import type { FieldPath } from '../model/field-path.ts';
import type { StoredDocument, Value } from '../model/value.ts';

/** The caller: `owner` bypasses the rules; a user may carry the claims of an unsigned JWT. */
export type Caller =
  | { readonly kind: 'owner' }
  | { readonly kind: 'user'; readonly auth?: { readonly uid: string; readonly token: object } };

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** One request for the rules to decide. */
export interface RulesRequest {
  readonly method: RulesMethod;
  /** The full name of the document, or of the collection of a list. */
  readonly name: string;
  readonly caller: Caller;
  /** RFC 3339; the same instant that a server timestamp of this commit gets. */
  readonly time: string;
  /** The document as it is before the request; absent when there is none. */
  readonly before?: StoredDocument;
  /** The document as it would be after a create or an update. */
  readonly after?: StoredDocument;
  /** For a list: the content of `request.query`, and the known facts about every document it can find. */
  readonly query?: ListedQuery;
  /** For get(), exists(), getAfter() and existsAfter(). */
  lookup(name: string, when: 'before' | 'after'): StoredDocument | undefined;
}

/** A query as its rules see it: they decide by its terms, not by its results. */
export interface ListedQuery {
  readonly limit?: number;
  readonly offset?: number;
  readonly orderBy?: Readonly<Record<string, 'ASC' | 'DESC'>>;
  /** True for a collection group: the collection may lie at any depth. */
  readonly anyDepth?: boolean;
  /** Conditions that every document fulfils; an OR is checked one part at a time. */
  readonly constraints?: readonly FieldConstraint[];
  /** The id of the one document that the query can find. */
  readonly documentId?: string;
}

/** `has`: an array with that element. */
export type ConstraintOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'has';

export interface FieldConstraint {
  readonly path: FieldPath;
  readonly operator: ConstraintOperator;
  readonly value: Value;
}

export type RulesDecision =
  | { readonly allowed: true }
  /** `message` in the wording of Google's emulator, for example "\nfalse for 'get' @ L2". */
  | { readonly allowed: false; readonly message: string };

export interface Ruleset {
  evaluate(request: RulesRequest): RulesDecision;
}

export interface RulesIssue {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  readonly endOffset: number;
  readonly description: string;
  readonly severity: 'ERROR' | 'WARNING';
}
