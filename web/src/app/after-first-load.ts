import type { PageStore } from '../data/store/page-store.ts';
import { startOffline } from './offline/start-offline.ts';
import { loadScreensEarly } from './screens/load-screens-early.ts';

/** Prepares later pages and visits. It is a file of its own, so that the first load does not contain it. */
export function afterFirstLoad(store: PageStore, renderedAt: Date | undefined): void {
  startOffline(store, renderedAt);
  loadScreensEarly(store);
}
