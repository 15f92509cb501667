import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { DecodeProblem } from '@dinar/domain/documents/decoded';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';

/** The rates of every currency the site follows; `problems` names the documents that could not be read. */
export interface Board {
  readonly ratesByCurrency: ReadonlyMap<ForeignCurrencyCode, RatesStats>;
  readonly problems: readonly DecodeProblem[];
  /** The database's instant at which a page's board was read, in ms, where it can be followed from there. */
  readonly asOf?: number | undefined;
}

/** Why nothing arrives: what listens did not load, or was refused, or no rates came in time. */
export type FeedFailure = 'not-loaded' | 'refused' | 'unanswered';

export type BoardState =
  | { readonly kind: 'loading' }
  /** Values the page came with; no listener yet. */
  | { readonly kind: 'static'; readonly board: Board }
  /** A listener is attached and in step with the server. */
  | { readonly kind: 'live'; readonly board: Board }
  /** Nobody looks: the listener is let go of, and attached again when somebody does. */
  | { readonly kind: 'resting'; readonly board: Board }
  /** The connection is lost; the last values are kept, if there were any. */
  | { readonly kind: 'stale'; readonly board: Board | undefined }
  | { readonly kind: 'failed'; readonly failure: FeedFailure; readonly board: Board | undefined };

export type BoardEvent =
  | { readonly type: 'rates-received'; readonly board: Board; readonly fromServer: boolean }
  | { readonly type: 'link-changed'; readonly up: boolean }
  | { readonly type: 'feed-failed'; readonly failure: FeedFailure }
  /** Rates were awaited for as long as they are, by the feed of one attempt. */
  | { readonly type: 'wait-ended' }
  | { readonly type: 'rest-began' }
  /** Somebody looks again, and has waited long enough for the listener. */
  | { readonly type: 'rest-ended' }
  | { readonly type: 'retry-asked' };

/** The next state; the very same object when the event changes nothing. */
export function boardAfter(state: BoardState, event: BoardEvent): BoardState {
  const board = boardOf(state);
  switch (event.type) {
    case 'rates-received':
      return ratesReceived(state, event);
    case 'link-changed':
      return linkChanged(state, event.up);
    case 'feed-failed':
      return { kind: 'failed', failure: event.failure, board };
    case 'wait-ended':
      return board || state.kind === 'failed'
        ? state
        : { kind: 'failed', failure: 'unanswered', board };
    case 'rest-began':
      return state.kind === 'live' ? { kind: 'resting', board: state.board } : state;
    case 'rest-ended':
      return state.kind === 'resting' ? { kind: 'stale', board: state.board } : state;
    case 'retry-asked':
      return board === undefined ? { kind: 'loading' } : { kind: 'stale', board };
  }
}

/** The part of a state that panels of rates render: the rates, or why there are none. */
export type KnownRates = Board | 'awaited' | 'none';

/** The rates as panels render them: the same value until rates, and not the connection alone, change. */
export function knownRates(state: BoardState): KnownRates {
  return state.kind === 'loading' ? 'awaited' : (state.board ?? 'none');
}

/** The rates of a state, however old. */
export function boardOf(state: BoardState): Board | undefined {
  return state.kind === 'loading' ? undefined : state.board;
}

// Without a connection the SDK first answers from its empty memory: that is no news about the rates.
function ratesReceived(
  state: BoardState,
  received: { board: Board; fromServer: boolean },
): BoardState {
  if (received.fromServer) return { kind: 'live', board: received.board };
  if (state.kind === 'resting') return state;
  const isEmpty = received.board.ratesByCurrency.size === 0;
  if (isEmpty && state.kind === 'failed') return state;
  return { kind: 'stale', board: isEmpty ? boardOf(state) : received.board };
}

function linkChanged(state: BoardState, up: boolean): BoardState {
  const isWaiting = state.kind === 'stale' || state.kind === 'resting';
  if (up && isWaiting && state.board) return { kind: 'live', board: state.board };
  if (!up && state.kind === 'loading') return { kind: 'stale', board: undefined };
  if (!up && (state.kind === 'live' || state.kind === 'static'))
    return { kind: 'stale', board: state.board };
  return state;
}
