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
  /** Whether an event that the function failed on is delivered again. */
  readonly retry: boolean;
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

/**
 * Whether two registrations are of one function: firebase-tools ends the key of a trigger by a
 * generation, which rises with each reload and begins anew with each start.
 */
export function isSameFunction(one: TriggerTerms, other: TriggerTerms): boolean {
  return identityOf(one) === identityOf(other);
}

function identityOf({ key, project, database, eventType, path }: TriggerTerms): string {
  return JSON.stringify([project, database, eventType, path, key.replace(/-\d+$/, '')]);
}
