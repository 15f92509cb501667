import { trustedWorkerAddress } from '../trusted-types.ts';

/** Has a service worker keep the page for visits without a connection; browsers without one do without. */
export function keepForOffline(): void {
  // Vite's server has no service worker, and a kept page would hide an edit.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(trustedWorkerAddress()).catch(sayNotKept);
}

// Refused where there is no place to keep anything (a private window, a full disk), and where the
// connection goes just then. The site works on, so it is a remark and no error.
function sayNotKept(reason: unknown): void {
  console.info('This page is not kept for visits without a connection:', reason);
}
