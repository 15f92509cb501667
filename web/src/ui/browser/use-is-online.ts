import { useSyncExternalStore } from 'react';

/**
 * Whether the browser reports a connection; always true on the server. The report may be false, so it only
 * chooses the words for a failure.
 */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
}

function followConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
