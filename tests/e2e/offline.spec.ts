import { readFile } from 'node:fs/promises';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import { expect, type Page } from '@playwright/test';
import { pngSize } from '../support/png-size.ts';
import { startValve } from '../support/valve.ts';
import { fillMessage, liveBadge, lostWords, rateOnHome } from './page-parts.ts';
import { euroOfBiat, leadingWords } from './stored-rates.ts';
import { lostConnection, openLive, test } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

/** Visits the home page until it is cached. */
async function visit(page: Page) {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The service worker sees the second visit, not the first.
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await expect(liveBadge(page)).toBeAttached();
}

/** Visits the home page until it is cached, then leaves it, because leaving a page stores its rates. */
async function visitAndLeave(page: Page) {
  await visit(page);
  // A mere reload is not enough: the browser then forgets the emulated offline state.
  await page.goto('about:blank');
}

test('The picture of the day is saved as a file, and not cached with the pages', {
  tag: '@whole',
}, async ({ page }) => {
  await visit(page);
  await page.goto('/convertisseur');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Image du jour' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^dinar-\d{4}-\d{2}-\d{2}-EUR\.png$/);
  expect(pngSize(await readFile(await download.path()))).toEqual({ width: 1200, height: 630 });
  const kept = await page.evaluate(async () => {
    const requests = await (await caches.open('dinar-pages')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/convertisseur');
  expect(kept.filter((path) => path.startsWith('/partage/'))).toEqual([]);
});

test.describe('without a connection', () => {
  // Chromium itself logs each failed request.
  test.use({
    expectedComplaint: lostConnection,
  });

  test('A page, visited before or not, has the last visit’s rates and goes live again by itself', async ({
    page,
    context,
    staffDb,
  }) => {
    const words = {
      EUR: await leadingWords(staffDb, 'EUR'),
      USD: await leadingWords(staffDb, 'USD'),
    };
    await visitAndLeave(page);
    await context.setOffline(true);
    for (const [currency, path] of [
      ['USD', '/?devise=USD'],
      ['EUR', '/'],
    ] as const) {
      await page.goto(path);
      await expect(rateOnHome(page, currency)).toContainText(words[currency]);
      await expect(
        page.getByText(
          new RegExp(`(?:${lostWords.source})\\s: les derniers cours connus restent affichés`),
        ),
      ).toBeVisible();
    }
    await context.setOffline(false);
    await expect(page.getByText(lostWords)).toBeHidden();
    await expect(liveBadge(page)).toBeAttached({ timeout: 30_000 });
  });

  test('A bank’s page never visited shows the bank’s rates, although the connection was lost before the last page was left', {
    tag: '@whole',
  }, async ({ page, context, staffDb }) => {
    const quote = await euroOfBiat(staffDb);
    await visit(page);
    await context.setOffline(true);
    await expect(liveBadge(page)).toHaveCount(0);
    await page.goto('about:blank');
    await page.goto('/cours-change/biat/eur');
    const row = page.getByRole('region', { name: 'Le cours EUR chez BIAT' });
    await expect(row).toContainText(formatTableRate(quote.purchaseRate, 'fr'));
    await expect(row).toContainText(formatTableRate(quote.saleRate, 'fr'));
    await expect(
      page.getByText('Hors connexion : les derniers cours connus restent affichés.'),
    ).toBeVisible();
  });
});

test.describe('with a server that accepts requests and does not answer', () => {
  test.use({ expectedComplaint: lostConnection });

  test('A page seen before opens with its rates and their day', { tag: '@whole' }, async ({
    page,
    stack,
    staffDb,
  }) => {
    const words = await leadingWords(staffDb, 'EUR');
    const valve = await startValve(stack.hostingUrl);
    try {
      await page.goto(valve.url);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await expect(liveBadge(page)).toBeAttached();
      await page.goto('about:blank');
      valve.shut();
      // A limit on behaviour, not a measurement: a browser without the worker waits for minutes.
      await page.goto(valve.url, { timeout: 30_000 });
      await expect(rateOnHome(page)).toContainText(words);
    } finally {
      await valve.stop();
    }
  });
});

test.describe('in a browser that reports no connection although requests succeed', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    ),
  );

  test('A page goes live without a notice, and a message is sent', { tag: '@whole' }, async ({
    page,
  }) => {
    await openLive(page, '/');
    await expect(page.getByText(lostWords)).toBeHidden();
    await page.goto('/contact');
    await fillMessage(page, 'Essai derrière un VPN');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByText('Message envoyé avec succès !')).toBeVisible();
  });
});
