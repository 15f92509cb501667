import type { PathMatcher } from './outbox-path-pattern.ts';

/** What a trigger waits for; `written` is any of the other three. */
export type ChangeKind = 'created' | 'updated' | 'deleted' | 'written';

/** A function's registered wish to hear of changes. */
export interface Trigger {
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
  readonly matches: PathMatcher;
}
