import { readLastSeen } from '../../data/page/last-seen.ts';
import type { PageStore } from '../../data/store/page-store.ts';
import { onceAnswered } from '../once-answered.ts';
import { keepForOffline } from './keep-for-offline.ts';
import { keepRates } from './keep-rates.ts';

/**
 * Enables offline visits: caches the page and stores its rates. Shows the rates of the last visit, unless the
 * page contains newer ones: a service worker's page may be older, whatever the browser reports.
 */
export function startOffline(store: PageStore, renderedAt: Date | undefined): void {
  onceAnswered(store, keepForOffline);
  showLastSeen(store, renderedAt);
  keepRates(store);
  addEventListener('online', () => {
    if (store.getLink() === 'failed') store.retry({ kind: 'board' });
  });
}

/** Shows the rates of the last visit, unless the page has newer ones, or live ones already. */
export function showLastSeen(store: PageStore, renderedAt: Date | undefined): void {
  const seen = readLastSeen();
  const [entry] = seen?.entries ?? [];
  const shown = store.getReading('board', 'board');
  if (!seen || !entry || (shown.kind === 'ready' && shown.isLive)) return;
  const asOf = shown.entry?.asOf;
  // Two instants of the database compare exactly; the time at which a visitor saw rates is the device's.
  const isNewer =
    asOf && entry.asOf ? entry.asOf > asOf : !renderedAt || seen.renderedAt > renderedAt;
  if (isNewer) store.receive(entry, false);
}
