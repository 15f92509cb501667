import { hasAlerts } from '../data/push/stored-subscription.ts';
import type { PageStore } from '../data/store/page-store.ts';
import { startOffline } from './offline/start-offline.ts';
import { onceAnswered } from './once-answered.ts';
import { loadScreensEarly } from './screens/load-screens-early.ts';

/** Prepares later pages and visits. It is a file of its own, so that the first load does not contain it. */
export function afterFirstLoad(store: PageStore, renderedAt: Date | undefined): void {
  startOffline(store, renderedAt);
  loadScreensEarly();
  if (hasAlerts()) onceAnswered(store, loadRefresh);
}

// Few visitors have alerts: the others do not load the code.
function loadRefresh(): void {
  import('./refresh-alerts.ts').then(
    ({ refreshAlerts }) => refreshAlerts(),
    (reason: unknown) => console.info('The alerts are not refreshed:', reason),
  );
}
