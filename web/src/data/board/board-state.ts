import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { DecodeProblem } from '@dinar/domain/documents/decoded';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';

/** The rates of every followed currency; `problems` contains the documents that could not be decoded. */
export interface Board {
  readonly ratesByCurrency: ReadonlyMap<ForeignCurrencyCode, RatesStats>;
  readonly problems: readonly DecodeProblem[];
  /**
   * An instant of the database, in ms, whose earlier changes the board has: the read time of a rendered page's
   * board, or the latest change that a listener has received. Absent if unknown.
   */
  readonly asOf?: number | undefined;
}

/** The reason why no rates arrive: the feed did not load, it was refused, or no rates arrived in time. */
type FeedFailure = 'not-loaded' | 'refused' | 'unanswered';

export type BoardState =
  | { readonly kind: 'loading' }
  /** The values of the rendered page; no listener yet. */
  | { readonly kind: 'static'; readonly board: Board }
  /** A listener is attached and in sync with the server. */
  | { readonly kind: 'live'; readonly board: Board }
  /** The page is hidden and the network disabled; the listener resumes when the page is visible again. */
  | { readonly kind: 'paused'; readonly board: Board }
  /** The connection is lost; the last values are kept, if there were any. */
  | { readonly kind: 'stale'; readonly board: Board | undefined }
  | { readonly kind: 'failed'; readonly failure: FeedFailure; readonly board: Board | undefined };

export type BoardEvent =
  | { readonly type: 'rates-received'; readonly board: Board; readonly fromServer: boolean }
  /** The rates of an earlier visit, which are newer than those of the page. */
  | { readonly type: 'kept-rates-found'; readonly board: Board }
  | { readonly type: 'link-changed'; readonly up: boolean }
  | { readonly type: 'feed-failed'; readonly failure: FeedFailure }
  /** The feed of one attempt has waited the maximum time for rates. */
  | { readonly type: 'wait-ended' }
  | { readonly type: 'network-paused' }
  /** The page has been visible again long enough for the listener to answer. */
  | { readonly type: 'network-resumed' }
  | { readonly type: 'retry-asked' };

/** Returns the next state; the same object if the event changes nothing. */
export function boardAfter(state: BoardState, event: BoardEvent): BoardState {
  const board = boardOf(state);
  switch (event.type) {
    case 'rates-received':
      return ratesReceived(state, event);
    case 'kept-rates-found':
      return keptRatesFound(state, event.board);
    case 'link-changed':
      return linkChanged(state, event.up);
    case 'feed-failed':
      return { kind: 'failed', failure: event.failure, board };
    case 'wait-ended':
      return board || state.kind === 'failed'
        ? state
        : { kind: 'failed', failure: 'unanswered', board };
    case 'network-paused':
      return state.kind === 'live' ? { kind: 'paused', board: state.board } : state;
    case 'network-resumed':
      return state.kind === 'paused' ? { kind: 'stale', board: state.board } : state;
    case 'retry-asked':
      return board === undefined ? { kind: 'loading' } : { kind: 'stale', board };
  }
}

/** The part of a state that rate panels render: the rates, or the reason why there are none. */
export type KnownRates = Board | 'awaited' | 'none';

/** Returns the rates to render; the value stays the same if only the connection changes. */
export function knownRates(state: BoardState): KnownRates {
  return state.kind === 'loading' ? 'awaited' : (state.board ?? 'none');
}

/** The rates of a state, however old. */
export function boardOf(state: BoardState): Board | undefined {
  return state.kind === 'loading' ? undefined : state.board;
}

// Without a connection the SDK first answers from its empty memory cache, which has no news about the rates.
function ratesReceived(
  state: BoardState,
  received: { board: Board; fromServer: boolean },
): BoardState {
  if (received.fromServer) return { kind: 'live', board: received.board };
  if (state.kind === 'paused') return state;
  const isEmpty = received.board.ratesByCurrency.size === 0;
  if (isEmpty && state.kind === 'failed') return state;
  return { kind: 'stale', board: isEmpty ? boardOf(state) : received.board };
}

function keptRatesFound(state: BoardState, board: Board): BoardState {
  if (state.kind === 'live' || state.kind === 'paused') return state;
  return state.kind === 'loading' ? { kind: 'static', board } : { ...state, board };
}

function linkChanged(state: BoardState, up: boolean): BoardState {
  const isWaiting = state.kind === 'stale' || state.kind === 'paused';
  if (up && isWaiting && state.board) return { kind: 'live', board: state.board };
  if (!up && state.kind === 'loading') return { kind: 'stale', board: undefined };
  if (!up && (state.kind === 'live' || state.kind === 'static'))
    return { kind: 'stale', board: state.board };
  return state;
}
