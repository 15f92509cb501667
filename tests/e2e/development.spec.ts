import { startDevServer } from '@dinar/web/build/start-dev-server';
import { expect } from '@playwright/test';
import { pagesOfScreens } from '../support/built-pages.ts';
import { openInPlace } from './open-in-place.ts';
import { dataNotice } from './page-parts.ts';
import { test as visitorTest } from './visitor.ts';

/** A visitor's test on Vite's server, where React logs problems that it only detects in development. */
const test = visitorTest.extend<object, { readonly devUrl: string }>({
  devUrl: [
    async ({ stack }, use) => {
      const { hostingUrl, firestoreHost, projectId } = stack;
      const options = { hostingOrigin: hostingUrl, firestoreHost, projectId, port: 0 };
      const server = await startDevServer(options);
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ devUrl }, use) => use(devUrl),
});

// In one worker: two servers would write the same package cache, for which the first page waits.
test.describe.configure({ mode: 'default' });

// In one document: the server sends some hundred files with each, and renders nothing.
test('In development each screen shows its values, and React logs no warning or error', {
  tag: '@whole',
}, async ({ page }) => {
  await page.goto('/');
  const notice = dataNotice(page);
  for (const { name, path } of pagesOfScreens()) {
    await openInPlace(page, path);
    await expect(notice, name).toContainText('Données de démonstration');
    await expect(page.locator('[aria-busy=true]'), name).toHaveCount(0);
  }
});

test('In development Hosting answers for the sitemap and for aliases', { tag: '@whole' }, async ({
  request,
}) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const alias = await request.get('/taux-de-change-dinar-euro', { maxRedirects: 0 });
  expect(alias.status()).toBe(301);
});
