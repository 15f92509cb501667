import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import type { StackAddresses } from '../support/test-stack.ts';
import { dataNotice, liveBadge, lostWords } from './page-parts.ts';
import { test, untilTakenOver } from './visitor.ts';

// A test cannot intercept a service worker's requests.
test.use({ expectedComplaint: /./ });

const countedMs = 30_000;
const maxRequests = 30;

interface Misfortune {
  readonly page: Page;
  /** The requests of the counted time. */
  readonly requests: readonly string[];
}

const portal = { status: 200, contentType: 'text/html', body: '<html>Connectez-vous</html>' };
const unavailable = { status: 503, contentType: 'text/html', body: 'indisponible' };

/** Opens home, waits until it is live, and answers everything so from then on; the visitor goes to the coins. */
async function meet(
  context: BrowserContext,
  answer: (route: Route) => Promise<void>,
): Promise<Misfortune> {
  const page = await context.newPage();
  let lastScriptMs = Date.now();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') lastScriptMs = Date.now();
  });
  await page.goto('/');
  // Three pages load at once, beside other tests.
  await expect(liveBadge(page)).toBeAttached({ timeout: 60_000 });
  // A part of home whose files are still to come would add its three attempts to those of the coins.
  await untilTakenOver(page);
  await expect.poll(() => Date.now() - lastScriptMs).toBeGreaterThan(2000);
  await page.route(/./, answer);
  const requests = counted(page);
  await page.getByRole('banner').locator('a[href="/cryptomonnaies"]').click();
  return { page, requests };
}

/**
 * All requests of a page, without the image that the page's policy refuses to the Firestore SDK: it never leaves
 * the browser.
 */
function counted(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/images/cleardot.gif')) requests.push(request.url());
  });
  return requests;
}

/** Ends every connection that a page has to the database, so that it must connect again. */
async function cut(context: BrowserContext, { page }: Misfortune): Promise<void> {
  const session = await context.newCDPSession(page);
  const condition = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: true, ...condition });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...condition });
}

test('Offline, behind a captive portal and with the site down, a visit makes at most thirty requests in half a minute, and says what it is', {
  tag: '@whole',
}, async ({ browser, stack }) => {
  const visit = () => newVisit(browser.newContext.bind(browser), stack);
  const visits = await Promise.all([
    visit().then(async (context) => {
      const met = await meet(context, (route) => route.abort('internetdisconnected'));
      await context.setOffline(true);
      return met;
    }),
    visit().then(async (context) => {
      const met = await meet(context, (route) => route.fulfill(portal));
      await cut(context, met);
      return met;
    }),
    visit().then(async (context) => {
      const met = await meet(context, (route) => route.fulfill(unavailable));
      await cut(context, met);
      return met;
    }),
  ]);
  await visits[0]?.page.waitForTimeout(countedMs);

  for (const { requests } of visits) {
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(maxRequests);
  }
  for (const { page } of visits) {
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('Erreur de chargement');
    await expect(main.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(dataNotice(page)).toContainText(lostWords);
    await page.context().close();
  }
});

function newVisit(
  open: (options: object) => Promise<BrowserContext>,
  { hostingUrl }: StackAddresses,
): Promise<BrowserContext> {
  // The embedded Firestore tells browsers apart by this, and ends the oldest connection of one that has six.
  const userAgent = `Misfortune ${randomUUID()}`;
  return open({ baseURL: hostingUrl, locale: 'fr-TN', userAgent });
}
