import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { keepLastSeen } from '../../data/page/last-seen.ts';
import type { PageStore } from '../../data/store/page-store.ts';
import { siteNow } from '../../ui/clock/site-clock.ts';

// Encoding a board blocks a phone for some milliseconds.
const apartMs = 10_000;

/**
 * Stores live rates for a later offline visit: the newest ones ten seconds after the first arrival, and at
 * once when the page is left or hidden, with or without a connection.
 */
export function keepRates(store: PageStore): void {
  let noted: ResourceEntry<'board'>['value'] | undefined;
  let waiting: { readonly entry: ResourceEntry<'board'>; readonly at: Date } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) keepLastSeen(waiting.entry, waiting.at);
    waiting = undefined;
  };
  store.subscribe(() => {
    const reading = store.getReading('board', 'board');
    if (reading.kind !== 'ready' || !reading.isLive || reading.entry.value === noted) return;
    noted = reading.entry.value;
    waiting = { entry: reading.entry, at: siteNow() };
    timer ??= setTimeout(keep, apartMs);
  });
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}
