import { useSyncExternalStore } from 'react';
import type { Link } from '../store/link.ts';
import { usePageStore } from '../store/page-store-context.ts';

/** Subscribes to the connection alone: panels that only show it do not render on each rate. */
export function useLink(): Link {
  const store = usePageStore();
  return useSyncExternalStore(store.subscribe, store.getLink, store.getInitialLink);
}
