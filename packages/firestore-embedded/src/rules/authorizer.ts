import type { StoredDocument } from '../model/document.ts';

/** Who asks: `owner` bypasses the rules; a user may carry the claims of an unsigned JWT. */
export type Caller =
  | { readonly kind: 'owner' }
  | { readonly kind: 'user'; readonly auth?: { readonly uid: string; readonly token: object } };

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** One question to the rules. */
export interface RulesRequest {
  readonly method: RulesMethod;
  /** The document's full resource name (`projects/P/databases/D/documents/c/id`). For a list, the collection's path with a placeholder-free parent. */
  readonly name: string;
  readonly caller: Caller;
  /** RFC 3339; the same instant that a server timestamp of this commit gets. */
  readonly time: string;
  /** The document as it stands before the request; absent when there is none. */
  readonly before?: StoredDocument;
  /** The document as it would stand after a create or an update. */
  readonly after?: StoredDocument;
  readonly query?: { readonly limit?: number; readonly offset?: number; readonly orderBy?: string };
  /** For get(), exists(), getAfter() and existsAfter(). */
  lookup(name: string, when: 'before' | 'after'): StoredDocument | undefined;
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

export type CompiledRules =
  | { readonly ok: true; readonly ruleset: Ruleset; readonly warnings: readonly RulesIssue[] }
  | { readonly ok: false; readonly issues: readonly RulesIssue[] };
