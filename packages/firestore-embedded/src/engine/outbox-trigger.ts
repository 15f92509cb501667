import { compilePathPattern, exactPath, type PathMatcher } from './outbox-path-pattern.ts';

/** The events of a trigger; `written` is any of the other three. */
export type ChangeKind = 'created' | 'updated' | 'deleted' | 'written';

/** A function's wish to hear of changes, as it is registered and kept. */
export interface TriggerTerms {
  /** The functions emulator's id of it, the last part of the address that events go to. */
  readonly key: string;
  readonly project: string;
  /** `(default)` or a named database. */
  readonly database: string;
  readonly kind: ChangeKind;
  /** As registered; v1's and v2's names of the same event differ. */
  readonly eventType: string;
  readonly format: 'cloud-event' | 'legacy';
  readonly withAuthContext: boolean;
  /** The documents it wants, by their path below the database's root. */
  readonly path: string;
  readonly matchType: 'EXACT' | 'PATH_PATTERN';
}

/** A registered wish, with its path compiled. */
export interface Trigger extends TriggerTerms {
  readonly matches: PathMatcher;
}

export function compileTrigger(terms: TriggerTerms): Trigger {
  const { path, matchType } = terms;
  return { ...terms, matches: matchType === 'EXACT' ? exactPath(path) : compilePathPattern(path) };
}
