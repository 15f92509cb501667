import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { showPushMessages } from './push-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The shell and the files of its build, inserted by the build. */
declare const __PRECACHED_FILES__: PrecacheEntry[];

const shell = '/shell.html';

showPushMessages();
setCacheNameDetails({ prefix: 'dinar' });
self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
enableNavigationPreload();
precacheAndRoute(__PRECACHED_FILES__);

// Even the slowest connections rarely need longer. The cached page shown instead has the day of its rates.
const networkTimeoutSeconds = 3;

// Network first, because yesterday's rate must not be shown in place of today's. Without a connection, or if
// the server accepts the connection and does not answer, the cached page shows its rates with their day.
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: 'dinar-pages',
      networkTimeoutSeconds,
      plugins: [new ExpirationPlugin({ maxEntries: 30, purgeOnQuotaError: true })],
    }),
  ),
);

setCatchHandler(async ({ request }) => {
  const kept = request.mode === 'navigate' ? await matchPrecache(shell) : undefined;
  return kept ?? Response.error();
});
