import type { BoardStore } from '../../data/board/board-store.ts';
import { readLastSeen } from '../../data/page/last-seen.ts';
import { onceAnswered } from '../once-answered.ts';
import { keepForOffline } from './keep-for-offline.ts';
import { keepRates } from './keep-rates.ts';

/**
 * Enables offline visits: caches the page and stores its rates. Without a connection it shows the rates of
 * the last visit, unless the page contains newer ones.
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
