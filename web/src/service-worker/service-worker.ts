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

declare const self: ServiceWorkerGlobalScope;

/** The shell and the files of its build, written in by the build. */
declare const __PRECACHED_FILES__: PrecacheEntry[];

const shell = '/shell.html';

setCacheNameDetails({ prefix: 'dinar' });
self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
enableNavigationPreload();
precacheAndRoute(__PRECACHED_FILES__);

// A page that takes longer is rare at the slowest connections; a kept one then says the day of its rates.
const networkTimeoutSeconds = 3;

// The network comes first: a rate of yesterday must not win over one of today. Without a connection, and
// where the server accepts and does not answer, a kept page shows the rates of then, with their day.
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
