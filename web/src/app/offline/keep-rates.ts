import type { Board } from '../../data/board/board-state.ts';
import type { BoardStore } from '../../data/board/board-store.ts';
import { keepLastSeen } from '../../data/page/last-seen.ts';
import { siteNow } from '../../ui/clock/site-clock.ts';

// Encoding a board blocks a phone for some milliseconds.
const apartMs = 10_000;

/**
 * Stores live rates for a later offline visit: the newest ones ten seconds after the first arrival, and at
 * once when the page is left or hidden, with or without a connection.
 */
export function keepRates(store: BoardStore): void {
  let noted: Board | undefined;
  let waiting: { readonly board: Board; readonly at: Date } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) keepLastSeen(waiting.board, waiting.at);
    waiting = undefined;
  };
  store.subscribe(() => {
    const state = store.getState();
    if (state.kind !== 'live' || state.board === noted) return;
    noted = state.board;
    waiting = { board: state.board, at: siteNow() };
    timer ??= setTimeout(keep, apartMs);
  });
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}
