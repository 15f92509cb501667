import { splitLocale } from '@dinar/site/routes/locale-path';
import { trustedWorkerAddress } from '../trusted-types.ts';

/** Registers the service worker that caches the page for offline visits, if the browser supports one. */
export async function keepForOffline(): Promise<void> {
  // Vite's server has no service worker, and a cached page would hide an edit.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { locale } = splitLocale(location.pathname);
  try {
    await navigator.serviceWorker.register(trustedWorkerAddress(locale));
  } catch (reason) {
    // The browser has no storage (a private window, a full disk), or the connection was lost meanwhile. The
    // site still works, so this is logged as information.
    console.info('This page is not kept for visits without a connection:', reason);
  }
}
