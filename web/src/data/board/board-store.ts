import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { type Board, type BoardEvent, type BoardState, boardAfter } from './board-state.ts';
import { isSameContent } from './same-content.ts';

/** How a reading asked for by the visitor ended. */
export type RefreshOutcome = 'refreshed' | 'connecting' | 'unreachable';

export type RatesReader = () => Promise<Board>;

/** The store between the listener and the panels: one state, its readers, and a visitor's requests. */
export interface BoardStore {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getState: () => BoardState;
  /** The state the page was rendered with, for hydration. */
  readonly getInitialState: () => BoardState;
  readonly dispatch: (event: BoardEvent) => void;
  /** Counts the attempts to attach the feed: a new number mounts it anew. */
  readonly getAttempt: () => number;
  /** Forgets the failure and attaches the feed again. */
  readonly retry: () => void;
  /** Reads the rates from the server once, through the feed; starts the feed again when it has failed. */
  readonly refresh: () => Promise<RefreshOutcome>;
  /** Called by the feed: how to read the rates once; `undefined` when it goes. */
  readonly setReader: (reader: RatesReader | undefined) => void;
}

/** Makes the store of one page (or of one server rendering) from the values it came with. */
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

// An unchanged value keeps its object, a currency or the whole board, so that its panels do not render
// again: the first answer of the listener mostly says what the page was rendered with.
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
