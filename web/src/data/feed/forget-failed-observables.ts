interface CachedObservable {
  readonly ourError: unknown;
}

declare global {
  var _reactFirePreloadedObservables: Map<string, CachedObservable> | undefined;
}

/**
 * Removes failed listeners from the cache of reactfire 4.2, which otherwise keeps an error for the whole
 * session. Healthy entries stay, because their listeners are still attached.
 */
export function forgetFailedObservables(): void {
  const cache = globalThis._reactFirePreloadedObservables;
  if (!cache) return;
  for (const [id, observable] of cache) {
    if (observable.ourError !== undefined) cache.delete(id);
  }
}
