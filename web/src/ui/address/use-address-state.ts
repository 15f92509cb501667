import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { whenSettled } from './when-settled.ts';

export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The encoding of a state in the address; a constant of its module. */
export interface AddressRule<State> {
  readonly read: (address: Address) => State;
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
  readonly location: Location;
  /** The path and query in the browser, as last read or written here. */
  readonly address: string;
  /** The number of changes; `written` is the number of those that the address contains. */
  readonly changes: number;
  readonly written: number;
  readonly links: number;
}

// The browser returns a copy of this object, so only its content identifies it.
const ownWrite = { keepsPlace: true, isOwnWrite: true };

/**
 * A state stored in the address. A change applies at once, in one render with everything derived from it; the
 * address is written when the changes have settled. A link, back and forward override pending changes.
 */
export function useAddressState<State>(rule: AddressRule<State>): AddressState<State> {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const navigate = useNavigate();
  // Not useState: React may compute its update from the state of a render that it has discarded, which would
  // restore the previous location.
  const [kept, update] = useReducer(updated<State>, undefined, () => ({
    ...readAt(location, rule),
    changes: 0,
    written: 0,
    links: 0,
  }));

  if (kept.location !== location) {
    const isOwn = !isBack && isOwnWrite(location.state);
    update((now) =>
      isOwn
        ? { ...now, location }
        : {
            ...readAt(location, rule),
            changes: now.changes,
            written: now.changes,
            links: isBack ? now.links : now.links + 1,
          },
    );
  }

  const { state, address, changes, written } = kept;
  const write = useEffectEvent(() => {
    const next = rule.write(state, location);
    // While a navigation has not been rendered yet, the browser already shows another address.
    const isWanted = isShown(address) && next !== address;
    update((now) => ({ ...now, written: changes, ...(isWanted && { address: next }) }));
    if (isWanted) navigate(next, { replace: true, preventScrollReset: true, state: ownWrite });
  });
  useEffect(() => (changes > written ? whenSettled(() => write()) : undefined), [changes, written]);

  const change = useCallback<AddressState<State>['change']>(
    (next) => update((now) => ({ ...now, state: next(now.state), changes: now.changes + 1 })),
    [],
  );
  return { state, change, links: kept.links };
}

function updated<State>(kept: Kept<State>, update: (kept: Kept<State>) => Kept<State>) {
  return update(kept);
}

function readAt<State>(location: Location, rule: AddressRule<State>) {
  const address = `${location.pathname}${location.search}`;
  return { state: rule.read(location), location, address };
}

function isOwnWrite(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOwnWrite' in state;
}

function isShown(address: string): boolean {
  const { pathname, search } = new URL(address, window.location.href);
  return pathname === window.location.pathname && search === window.location.search;
}
