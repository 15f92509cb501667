import type { Locale } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import { useLocale } from '../language/locale-context.ts';
import { type PageLocation, useLocation, useNavigate } from './page-location.ts';
import { whenIdle } from './when-idle.ts';

export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The encoding of a state in the address; a constant of its module. */
export interface AddressRule<State> {
  readonly read: (address: Address, locale: Locale) => State;
  /** Returns the path and query for a state, given the current address. */
  readonly write: (state: State, address: Address) => string;
}

export interface AddressState<State> {
  readonly state: State;
  /** Stable across renders. */
  readonly change: (update: (state: State) => State) => void;
  /** The number of links followed to this screen since its first render; back and forward do not count. */
  readonly links: number;
}

interface Kept<State> {
  readonly state: State;
  /** The location that the state was last read from. */
  readonly location: PageLocation;
  /** The number of changes; `written` is the number of those that the address read here contains. */
  readonly changes: number;
  readonly written: number;
  readonly links: number;
}

/**
 * A state stored in the address. A change applies at once, in one render with everything derived from it; the
 * address is written when the changes are idle, which is one render more. A link, back and forward
 * override pending changes.
 */
export function useAddressState<State>(rule: AddressRule<State>): AddressState<State> {
  const location = useLocation();
  const { isPop } = location;
  const navigate = useNavigate();
  const locale = useLocale();
  // Not useState: React may compute its update from the state of a render that it has discarded, which would
  // restore the previous location.
  const [kept, update] = useReducer(updated<State>, undefined, () => ({
    state: rule.read(location, locale),
    location,
    changes: 0,
    written: 0,
    links: 0,
  }));

  const isRead = kept.location === location;
  const ownChanges = isRead || isPop ? undefined : changesWrittenIn(location.state);
  if (!isRead && ownChanges === undefined) {
    update((now) => ({
      state: rule.read(location, locale),
      location,
      changes: now.changes,
      written: now.changes,
      links: isPop ? now.links : now.links + 1,
    }));
  }

  const { state, changes } = kept;
  const written = ownChanges ?? kept.written;
  const write = useEffectEvent(() => {
    const next = rule.write(state, location);
    const address = `${location.pathname}${location.search}`;
    // While a navigation has not been rendered yet, the browser already shows another address.
    if (!isShown(pathIn(locale, address)) || next === address) return;
    navigate(next, { replace: true, state: ownWrite(changes) });
  });
  useEffect(() => (changes > written ? whenIdle(() => write()) : undefined), [changes, written]);

  const change = useCallback<AddressState<State>['change']>(
    (next) => update((now) => ({ ...now, state: next(now.state), changes: now.changes + 1 })),
    [],
  );
  return { state, change, links: kept.links };
}

function updated<State>(kept: Kept<State>, update: (kept: Kept<State>) => Kept<State>) {
  return update(kept);
}

// The browser returns a copy of this object, so only its content identifies it.
function ownWrite(changes: number) {
  return { keepsPlace: true, changesWritten: changes };
}

/** The number of changes that an address written here contains; undefined for an address of a link. */
function changesWrittenIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('changesWritten' in state)) return undefined;
  return Number(state.changesWritten);
}

function isShown(address: string): boolean {
  const { pathname, search } = new URL(address, window.location.href);
  return pathname === window.location.pathname && search === window.location.search;
}
