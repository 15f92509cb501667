import { formatRate4 } from '@dinar/domain/format/format-number';
import { expect, type Page } from '@playwright/test';
import { lostConnection, statsOf, test } from './visitor.ts';

const euro = (page: Page) =>
  page.getByRole('region', { name: 'Cours actuel de 1 EUR en dinar tunisien' });
const badge = (page: Page) => page.getByTitle('Les cours arrivent en direct');

/** Visits the home page until it is kept, then leaves it: leaving a page keeps its rates. */
async function visitAndLeave(page: Page) {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The first visit was not under the service worker's eye; the second is.
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await expect(badge(page)).toBeAttached();
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
    const { live } = await statsOf(staffDb, 'EUR');
    await visitAndLeave(page);
    await context.setOffline(true);
    await page.goto('/');
    await expect(euro(page)).toContainText(`1 EUR = ${formatRate4(live?.value ?? 0)} TND`);
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
    const { live } = await statsOf(staffDb, 'USD');
    await visitAndLeave(page);
    await context.setOffline(true);
    await page.goto('/?devise=USD');
    await expect(
      page.getByRole('region', { name: 'Cours actuel de 1 USD en dinar tunisien' }),
    ).toContainText(`1 USD = ${formatRate4(live?.value ?? 0)} TND`);
    await expect(page.getByText('Hors connexion')).toBeVisible();
  });
});
