import { useSyncExternalStore } from 'react';

/** Returns the fragment of the address, with its `#`, as a visitor or a link sets it; empty on a server. */
export function useFragment(): string {
  return useSyncExternalStore(subscribe, fragmentNow, () => '');
}

function fragmentNow(): string {
  return location.hash;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
