import { splitLocale } from '@dinar/site/routes/locale-path';
import { readLastSeen } from '../../data/page/last-seen.ts';
import type { PageStore } from '../../data/store/page-store.ts';
import { onceAnswered } from '../once-answered.ts';
import { trustedWorkerAddress } from '../trusted-types.ts';
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

/** Registers the service worker that caches the page for offline visits, if the browser supports one. */
async function keepForOffline(): Promise<void> {
  // Vite's server has no service worker, and a cached page would hide an edit.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { locale } = splitLocale(location.pathname);
  try {
    await navigator.serviceWorker.register(trustedWorkerAddress(locale));
  } catch (reason) {
    // The browser has no storage (a private window, a full disk), or the connection was lost meanwhile. The
    // site still works, so this is logged as information.
    console.info('This page is not kept for visits without a connection:', reason);
  }
}
