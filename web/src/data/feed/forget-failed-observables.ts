interface CachedObservable {
  readonly ourError: unknown;
}

declare global {
  var _reactFirePreloadedObservables: Map<string, CachedObservable> | undefined;
}

/**
 * Makes reactfire 4.2 forget the listeners that failed: an error sticks to its cache entry for the
 * session otherwise. Entries in good health stay, because their listeners are still attached.
 */
export function forgetFailedObservables(): void {
  const cache = globalThis._reactFirePreloadedObservables;
  if (!cache) return;
  for (const [id, observable] of cache) {
    if (observable.ourError !== undefined) cache.delete(id);
  }
}
