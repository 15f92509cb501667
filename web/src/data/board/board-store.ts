import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { type Board, type BoardEvent, type BoardState, boardAfter } from './board-state.ts';
import { isSameContent } from './same-content.ts';

/** The outcome of a refresh that the visitor requested. */
export type RefreshOutcome = 'refreshed' | 'connecting' | 'unreachable';

type RatesReader = () => Promise<Board>;

/** The store between the listener and the panels: one state, its subscribers, and the visitor's requests. */
export interface BoardStore {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getState: () => BoardState;
  /** The state in which the page was rendered, for hydration. */
  readonly getInitialState: () => BoardState;
  readonly dispatch: (event: BoardEvent) => void;
  /** The number of attempts to attach the feed; a new number remounts it. */
  readonly getAttempt: () => number;
  /** Clears the failure and attaches the feed again. */
  readonly retry: () => void;
  /** Reads the rates from the server once, through the feed; restarts the feed if it has failed. */
  readonly refresh: () => Promise<RefreshOutcome>;
  /** Sets the function that reads the rates once; the feed calls this, with `undefined` when it unmounts. */
  readonly setReader: (reader: RatesReader | undefined) => void;
}

/** Creates the store of one page (or one server render) from its initial state. */
export function createBoardStore(initial: BoardState = { kind: 'loading' }): BoardStore {
  let state = initial;
  let attempt = 0;
  let reader: RatesReader | undefined;
  const listeners = new Set<() => void>();

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const dispatch = (event: BoardEvent) => {
    const next = boardAfter(state, keepingUnchanged(event, state));
    if (next === state) return;
    state = next;
    notify();
  };
  const retry = () => {
    attempt += 1;
    dispatch({ type: 'retry-asked' });
    notify();
  };

  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getState: () => state,
    getInitialState: () => initial,
    dispatch,
    getAttempt: () => attempt,
    retry,
    refresh: async () => {
      if (state.kind === 'failed') retry();
      if (!reader) return 'connecting';
      try {
        dispatch({ type: 'rates-received', board: await reader(), fromServer: true });
        return 'refreshed';
      } catch {
        // The SDK's message is for engineers; the caller explains the failure to the visitor.
        return 'unreachable';
      }
    },
    setReader: (next) => {
      reader = next;
    },
  };
}

// Keeps the object of an unchanged currency or board, so that its panels do not render again. The listener's
// first answer usually equals the values with which the page was rendered.
function keepingUnchanged(event: BoardEvent, state: BoardState): BoardEvent {
  if (event.type !== 'rates-received' || state.kind === 'loading' || !state.board) return event;
  const { ratesByCurrency: known, problems } = state.board;
  const ratesByCurrency = new Map<ForeignCurrencyCode, RatesStats>();
  for (const [currency, stats] of event.board.ratesByCurrency) {
    const before = known.get(currency);
    ratesByCurrency.set(currency, before && isSameContent(before, stats) ? before : stats);
  }
  const isUnchanged =
    known.size === ratesByCurrency.size &&
    problems.length === 0 &&
    event.board.problems.length === 0 &&
    [...ratesByCurrency].every(([currency, stats]) => known.get(currency) === stats);
  const board = isUnchanged ? state.board : { ...event.board, ratesByCurrency };
  return { ...event, board };
}
