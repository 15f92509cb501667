import { useDeferredValue, useSyncExternalStore } from 'react';
import { type BoardState, type KnownRates, knownRates } from './board-state.ts';
import { useBoardStore } from './board-store-context.ts';

/** The state of the connection without the values; panels that only show it do not render on each rate. */
export type LinkStatus = BoardState['kind'];

/** Subscribes to the state of the board. */
export function useLiveBoard(): BoardState {
  const store = useBoardStore();
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState);
}

/**
 * Subscribes to the rates with a deferred value: new rates never render before the response to a visitor's
 * click.
 */
export function useKnownRates(): KnownRates {
  const store = useBoardStore();
  const rates = useSyncExternalStore(
    store.subscribe,
    () => knownRates(store.getState()),
    () => knownRates(store.getInitialState()),
  );
  return useDeferredValue(rates);
}

/** Subscribes to the state of the connection. */
export function useLiveLinkStatus(): LinkStatus {
  const store = useBoardStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().kind,
    () => store.getInitialState().kind,
  );
}

/** Subscribes to the number of the current attempt to attach the feed. */
export function useFeedAttempt(): number {
  const store = useBoardStore();
  return useSyncExternalStore(store.subscribe, store.getAttempt, () => 0);
}
