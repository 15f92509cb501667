import { formatTableRate } from '@dinar/domain/format/format-rate';
import { expect, type Page } from '@playwright/test';
import { leadingWords } from './stored-today.ts';
import { lostConnection, statsOf, test } from './visitor.ts';

const euro = (page: Page) =>
  page.getByRole('region', { name: 'Cours actuel de 1 EUR en dinar tunisien' });
const badge = (page: Page) => page.getByTitle('Les cours arrivent en direct');

/** Visits the home page until it is kept. */
async function visit(page: Page) {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The first visit was not under the service worker's eye; the second is.
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await expect(badge(page)).toBeAttached();
}

/** Visits the home page until it is kept, then leaves it: leaving a page keeps its rates. */
async function visitAndLeave(page: Page) {
  await visit(page);
  // Also, a mere reload would not: the browser then forgets that it plays a lost connection.
  await page.goto('about:blank');
}

test.describe('without a connection', () => {
  // Chromium itself tells of each request that fails.
  test.use({
    expectedComplaint: lostConnection,
  });

  test('A page seen before opens with its rates, said to be old, and goes live again by itself', async ({
    page,
    context,
    staffDb,
  }) => {
    const words = await leadingWords(staffDb, 'EUR');
    await visitAndLeave(page);
    await context.setOffline(true);
    await page.goto('/');
    await expect(euro(page)).toContainText(words);
    await expect(
      page.getByText('Hors connexion : les derniers cours connus restent affichés.'),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Hors connexion')).toBeHidden();
    await expect(badge(page)).toBeAttached({ timeout: 30_000 });
  });

  test('A page never seen opens too, with the rates of the last visit', async ({
    page,
    context,
    staffDb,
  }) => {
    const words = await leadingWords(staffDb, 'USD');
    await visitAndLeave(page);
    await context.setOffline(true);
    await page.goto('/?devise=USD');
    await expect(
      page.getByRole('region', { name: 'Cours actuel de 1 USD en dinar tunisien' }),
    ).toContainText(words);
    await expect(page.getByText('Hors connexion')).toBeVisible();
  });

  test('A bank’s page never seen shows the bank’s rates, though the connection was lost before the last page was left', async ({
    page,
    context,
    staffDb,
  }) => {
    const { banks } = await statsOf(staffDb, 'EUR');
    const quote = banks.find(({ bankId }) => bankId === 'BIAT');
    if (!quote) throw new Error('The seed holds no euro of BIAT');
    await visit(page);
    await context.setOffline(true);
    await expect(badge(page)).toHaveCount(0);
    await page.goto('about:blank');
    await page.goto('/cours-change/biat/eur');
    const row = page.locator('main tr[data-selected="true"]');
    await expect(row).toContainText(formatTableRate(quote.purchaseRate));
    await expect(row).toContainText(formatTableRate(quote.saleRate));
    await expect(
      page.getByText('Hors connexion : les derniers cours connus restent affichés.'),
    ).toBeVisible();
  });
});
