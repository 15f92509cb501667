import { type Resource, type ResourceKind, resourceKey } from '@dinar/site/delivery/page-resources';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Link } from '../store/link.ts';
import { usePageStore } from '../store/page-store-context.ts';
import type { Reading } from '../store/reading.ts';

export interface LiveResource<Kind extends ResourceKind> {
  readonly state: Reading<Kind>;
  /** Listens to the resource again, after a failure. */
  readonly retry: () => void;
}

/**
 * Subscribes to a resource, and listens to it while a screen needs it. `isClose` is for the page that is about
 * the resource: elsewhere the values of a young page suffice for some kinds.
 */
export function useLiveResource<Kind extends ResourceKind>(
  resource: Resource<Kind> & Resource & { readonly kind: Kind },
  isClose = false,
): LiveResource<Kind> {
  const store = usePageStore();
  const kind: Kind = resource.kind;
  const key = resourceKey(resource);
  const state = useSyncExternalStore(
    store.subscribe,
    () => store.getReading(kind, key),
    () => store.getInitialReading(kind, key),
  );
  const start = useEffectEvent((_: string) => store.use(resource, isClose));
  useEffect(() => start(key), [key]);
  return { state, retry: useRetry(resource) };
}

/** Returns a function that listens to a resource again, after a failure. */
export function useRetry(resource: Resource): () => void {
  const store = usePageStore();
  return () => store.retry(resource);
}

/** Subscribes to the connection alone: panels that only show it do not render on each rate. */
export function useLink(): Link {
  const store = usePageStore();
  return useSyncExternalStore(store.subscribe, store.getLink, store.getInitialLink);
}
