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
  /** The path and query that say a state, in place of those at hand. */
  readonly write: (state: State, address: Address) => string;
}

export interface AddressState<State> {
  readonly state: State;
  /** The same function in each render. */
  readonly change: (update: (state: State) => State) => void;
  /** How many links led here since this was first rendered; back and forward are none. */
  readonly links: number;
}

interface Kept<State> {
  readonly state: State;
  readonly location: Location;
  /** The path and query that the browser shows, as far as is known here. */
  readonly address: string;
  /** How many changes there were, and how many of them the address says. */
  readonly changes: number;
  readonly written: number;
  readonly links: number;
}

// A browser returns a copy of it: only its content can be recognized.
const ownWrite = { keepsPlace: true, isOwnWrite: true };

/**
 * A state that the address keeps. A change is there at once, in one rendering with all that follows from
 * it; the address is written when changes have settled. A link, back and forward win over what is pending.
 */
export function useAddressState<State>(rule: AddressRule<State>): AddressState<State> {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const navigate = useNavigate();
  // No useState: an update of it may be computed on the state of a render that React gave up for it, and
  // would bring back the location before.
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
    // Another one is there already where a navigation is on its way to be rendered.
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
