import type { BoardStore } from '../../data/board/board-store.ts';
import { readLastSeen } from '../../data/page/last-seen.ts';
import { onceAnswered } from '../once-answered.ts';
import { keepForOffline } from './keep-for-offline.ts';
import { keepRates } from './keep-rates.ts';

/**
 * Makes visits without a connection possible: keeps the page and its rates, and shows the rates of the
 * last visit where there is no connection and none newer are in the page.
 */
export function startOffline(store: BoardStore, renderedAt: Date | undefined): void {
  onceAnswered(store, keepForOffline);
  if (!navigator.onLine) showLastSeen(store, renderedAt);
  keepRates(store);
  addEventListener('online', () => {
    if (store.getState().kind === 'failed') store.retry();
  });
}

function showLastSeen(store: BoardStore, renderedAt: Date | undefined): void {
  const seen = readLastSeen();
  if (!seen || (renderedAt && renderedAt >= seen.renderedAt)) return;
  store.dispatch({ type: 'rates-received', board: seen.board, fromServer: false });
}
