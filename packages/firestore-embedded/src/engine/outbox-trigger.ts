import { compilePathPattern, exactPath, type PathMatcher } from './outbox-path-pattern.ts';

/** The events of a trigger; `written` is any of the other three. */
export type ChangeKind = 'created' | 'updated' | 'deleted' | 'written';

/** A function's registration for changes, as it is stored. */
export interface TriggerTerms {
  /** The functions emulator's id of the trigger, the last part of the address for its events. */
  readonly key: string;
  readonly project: string;
  /** `(default)` or a named database. */
  readonly database: string;
  readonly kind: ChangeKind;
  /** As registered; v1's and v2's names of the same event differ. */
  readonly eventType: string;
  readonly format: 'cloud-event' | 'legacy';
  readonly withAuthContext: boolean;
  /** Whether an event is delivered again after the function failed. */
  readonly retry: boolean;
  /** The path of its documents below the database's root, or a pattern of such paths. */
  readonly path: string;
  readonly matchType: 'EXACT' | 'PATH_PATTERN';
}

/** A registration with its path compiled. */
export interface Trigger extends TriggerTerms {
  readonly matches: PathMatcher;
}

export function compileTrigger(terms: TriggerTerms): Trigger {
  const { path, matchType } = terms;
  return { ...terms, matches: matchType === 'EXACT' ? exactPath(path) : compilePathPattern(path) };
}

/**
 * Whether two registrations belong to one function: firebase-tools ends the key of a trigger with a
 * generation number, which increases with each reload and restarts with each start.
 */
export function isSameFunction(one: TriggerTerms, other: TriggerTerms): boolean {
  return identityOf(one) === identityOf(other);
}

function identityOf({ key, project, database, eventType, path }: TriggerTerms): string {
  return JSON.stringify([project, database, eventType, path, key.replace(/-\d+$/, '')]);
}
