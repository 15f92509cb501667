import type { Locale } from '@dinar/domain/language/locale';
import { workerLocale } from '@dinar/site/delivery/service-worker-address';
import { pathIn, shellPath, splitLocale } from '@dinar/site/routes/locale-path';
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
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { showPushMessages } from './push-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files of each language, inserted by the build: those that a first visit may need, and the others. */
declare const __OFFLINE_FILES__: Record<Locale, { first: PrecacheEntry[]; later: string[] }>;

// The visitor's language: the last one in which a page was opened.
const locale = workerLocale(self.location.search);
const { first, later } = __OFFLINE_FILES__[locale];
const shell = pathIn(locale, shellPath);
const laterFiles = { cacheName: 'dinar-later-files', paths: new Set(later) };

showPushMessages(locale);
setCacheNameDetails({ prefix: 'dinar' });
self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
enableNavigationPreload();
precacheAndRoute(first);

// Even the slowest connections rarely need longer. The cached page shown instead has the day of its rates.
const networkTimeoutSeconds = 3;

// Network first, because yesterday's rate must not be shown in place of today's. Without a connection, or if
// the server accepts the connection and does not answer, the cached page shows its rates with their day.
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: 'dinar-pages',
      networkTimeoutSeconds,
      plugins: [
        new ExpirationPlugin({ maxEntries: 30, purgeOnQuotaError: true }),
        { handlerDidComplete: keepLaterFiles },
      ],
    }),
  ),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && laterFiles.paths.has(url.pathname),
  new CacheFirst({ cacheName: laterFiles.cacheName }),
);

/** Caches the files that a first visit did not need. The first page of a visitor is opened without this worker. */
async function keepLaterFiles(): Promise<void> {
  try {
    const cache = await caches.open(laterFiles.cacheName);
    const kept = await cache.keys();
    const paths = new Set(kept.map(({ url }) => new URL(url).pathname));
    const replaced = kept.filter(({ url }) => !laterFiles.paths.has(new URL(url).pathname));
    await Promise.all(replaced.map((request) => cache.delete(request)));
    await cache.addAll([...laterFiles.paths].filter((path) => !paths.has(path)));
  } catch (reason) {
    console.info('Not all files are kept for visits without a connection:', reason);
  }
}

setCatchHandler(async ({ request }) => {
  // The shell of one language cannot show a page of another.
  const isOwn = splitLocale(new URL(request.url).pathname).locale === locale;
  const kept = request.mode === 'navigate' && isOwn ? await matchPrecache(shell) : undefined;
  return kept ?? Response.error();
});
