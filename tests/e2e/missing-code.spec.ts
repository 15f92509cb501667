import { expect, type Page, type Route } from '@playwright/test';
import { dataNotice, liveBadge } from './page-parts.ts';
import { leadingWords } from './stored-rates.ts';
import { lostConnection, openLive, test } from './visitor.ts';

const missing = /A part of the page did not load|Failed to load resource|ERR_|MIME type|404|503/;

test.use({ expectedComplaint: new RegExp(`${lostConnection.source}|${missing.source}`) });

const partMissing = 'Une partie de cette page n’a pas pu être chargée.';
const main = (page: Page) => page.getByRole('main');
const retry = 'Réessayer';

const gone = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: 'absent' });

/** Answers the files with 404 and returns the number of requests so far. */
async function remove(page: Page, files: string): Promise<() => number> {
  let requests = 0;
  await page.route(files, (route) => {
    requests += 1;
    return gone(route);
  });
  return () => requests;
}

/** The length of a page's text. */
function textOf(html: string): number {
  const code = /<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g;
  return html.replace(code, '').length;
}

/** Opens a page without waiting for its hydration. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => location.assign(url), new URL(path, await homeOf(page)).href);
  await page.waitForLoadState('load');
}

async function homeOf(page: Page): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
  return page.url();
}

test('A page opened without its screen’s script keeps its content, works around it and says so', {
  tag: '@whole',
}, async ({ page, staffDb }) => {
  const words = await leadingWords(staffDb, 'EUR');
  const requests = await remove(page, '**/assets/home-page-*.js');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await expect(dataNotice(page)).toContainText(partMissing);
  await expect(liveBadge(page)).toBeAttached();
  await expect(main(page)).toContainText(words);
  await expect(main(page).getByRole('table').getByRole('row').nth(5)).toBeVisible();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(requests()).toBeLessThanOrEqual(4);
  await page.unroute('**/assets/home-page-*.js');
  await dataNotice(page).getByRole('button', { name: retry }).click();
  await expect(dataNotice(page)).not.toContainText(partMissing);
  await page.getByRole('textbox', { name: 'Montant', exact: true }).fill('25');
  await expect(page.getByTestId('conversion-result')).toContainText(/^8\d/);
});

for (const [part, path, files] of [
  ['The panels below home', '/', '**/assets/home-below-*.js'],
  ['The details of an answer', '/', '**/assets/answer-details-*.js'],
  ['What follows the converter', '/convertisseur', '**/assets/later-converter-*.js'],
  ['Ticker and footer', '/contact', '**/assets/later-frame-*.js'],
] as const) {
  test(`${part} keep their rendered HTML without their script, and the page navigates`, {
    tag: '@whole',
  }, async ({ page }) => {
    const rendered = textOf(await (await page.request.get(path)).text());
    const requests = await remove(page, files);
    await open(page, path);
    await expect(dataNotice(page)).toContainText(partMissing);
    expect(textOf(await page.content())).toBeGreaterThan(0.95 * rendered);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').locator('a[href="/cours-change"]').click();
    await expect(page).toHaveURL('/cours-change');
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Cours de change');
    expect(requests()).toBeLessThanOrEqual(6);
  });
}

test('After a new deployment a page whose files are gone is loaded anew, once', {
  tag: '@whole',
}, async ({ page }) => {
  await remove(page, '**/assets/crypto-page-*.js');
  await page.route('**/build.txt', (route) => route.fulfill({ body: 'first-load-new.js\n' }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await openLive(page, '/');
  await page.getByRole('banner').locator('a[href="/cryptomonnaies"]').click();
  await expect(dataNotice(page)).toContainText(partMissing);
  await page.waitForTimeout(5000);
  expect([loads, new URL(page.url()).pathname]).toEqual([2, '/cryptomonnaies']);
  await expect(page.getByRole('rowheader', { name: /Bitcoin/ })).toBeVisible();
});

// The first two are looked for before a page's code starts; without the third it starts, and throws.
const lacks = [
  ['at', '/'],
  ['toSorted', '/convertisseur'],
  ['flatMap', '/'],
  ['flatMap', '/convertisseur'],
  ['flatMap', '/cours-change/biat'],
] as const;

test('Without a method of today’s arrays a browser shows a page as it was rendered', {
  tag: '@whole',
}, async ({ context }) => {
  // Not the fixture's page, which fails on every error.
  const opened: { readonly path: string; readonly page: Page }[] = [];
  for (const [lack, path] of lacks) {
    const page = await context.newPage();
    await page.addInitScript(`delete Array.prototype.${lack}`);
    await page.goto(path);
    opened.push({ path, page });
  }
  // Only waiting shows that no page changes.
  await opened[0]?.page.waitForTimeout(4000);
  for (const { path, page } of opened) {
    const rendered = textOf(await (await page.request.get(path)).text());
    expect(textOf(await page.content()), path).toBeGreaterThan(0.95 * rendered);
    await expect(page.getByText('Erreur de chargement'), path).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
  }
});
