import { trustedWorkerAddress } from '../trusted-types.ts';

/** Registers the service worker that caches the page for offline visits, if the browser supports one. */
export function keepForOffline(): void {
  // Vite's server has no service worker, and a cached page would hide an edit.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(trustedWorkerAddress()).catch(sayNotKept);
}

// Registration fails if the browser has no storage (a private window, a full disk) or the connection drops
// meanwhile. The site still works, so this is logged as information, not as an error.
function sayNotKept(reason: unknown): void {
  console.info('This page is not kept for visits without a connection:', reason);
}
