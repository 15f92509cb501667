import type { BoardStore } from '../../data/board/board-store.ts';
import { showLastSeen } from '../../data/page/last-seen.ts';
import { onceAnswered } from '../once-answered.ts';
import { keepForOffline } from './keep-for-offline.ts';
import { keepRates } from './keep-rates.ts';

/**
 * Enables offline visits: caches the page and stores its rates. Shows the rates of the last visit, unless the
 * page contains newer ones: a service worker's page may be older, whatever the browser reports.
 */
export function startOffline(store: BoardStore, renderedAt: Date | undefined): void {
  onceAnswered(store, keepForOffline);
  showLastSeen(store, renderedAt);
  keepRates(store);
  addEventListener('online', () => {
    if (store.getState().kind === 'failed') store.retry();
  });
}
