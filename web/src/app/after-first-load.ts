import type { BoardStore } from '../data/board/board-store.ts';
import type { ResourceStore } from '../data/resources/resource-store.ts';
import { startOffline } from './offline/start-offline.ts';
import { loadScreensEarly } from './screens/load-screens-early.ts';

/** The work of a page for the next one, in a file of its own, which the first load does not need. */
export function afterFirstLoad(
  store: BoardStore,
  resources: ResourceStore,
  renderedAt: Date | undefined,
): void {
  startOffline(store, renderedAt);
  loadScreensEarly(store, resources);
}
