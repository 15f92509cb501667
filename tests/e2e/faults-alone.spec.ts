import { formatRate4 } from '@dinar/domain/format/format-number';
import { expect, type Page } from '@playwright/test';
import { denyReads } from './deny-reads.ts';
import { blockedWorker, lostConnection, statsOf, test } from './visitor.ts';

// A service worker's requests are out of a test's hands.
test.use({ serviceWorkers: 'block', expectedComplaint: blockedWorker });

const euro = (page: Page) =>
  page.getByRole('region', { name: 'Cours actuel de 1 EUR en dinar tunisien' });
const badge = (page: Page) => page.getByTitle('Les cours arrivent en direct');
const notice = (page: Page) => page.getByRole('complementary', { name: 'État des données' });
const cutOff = new RegExp(`${blockedWorker.source}|${lostConnection.source}|ERR_FAILED`);
const kept = 'les derniers cours connus restent affichés.';

test.describe('when the database is down as the page opens', () => {
  test.use({ expectedComplaint: cutOff });

  test('The drawn rates stay, the page says so, and it goes live by itself once it is back', async ({
    page,
    stack,
    staffDb,
  }) => {
    const { live } = await statsOf(staffDb, 'EUR');
    const database = `http://${stack.firestoreHost}/**`;
    await page.route(database, (route) => route.abort());
    await page.goto('/');
    await expect(notice(page)).toContainText(`Connexion interrompue : ${kept}`, {
      timeout: 20_000,
    });
    await expect(euro(page)).toContainText(`1 EUR = ${formatRate4(live?.value ?? 0)} TND`);
    await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible();
    await expect(badge(page)).toHaveCount(0);

    await page.unroute(database);
    await expect(badge(page)).toBeAttached({ timeout: 30_000 });
    await expect(notice(page)).not.toContainText('Connexion interrompue');
  });
});

test.describe("when the listener's script does not load", () => {
  test.use({ expectedComplaint: cutOff });

  test('The drawn rates stay, the page says so, and « Réessayer » makes it live', async ({
    page,
    staffDb,
  }) => {
    const { live } = await statsOf(staffDb, 'EUR');
    const script = '**/assets/sdk-*.js';
    await page.route(script, (route) => route.abort());
    await page.goto('/');
    await expect(notice(page)).toContainText(`Cours en direct indisponibles : ${kept}`);
    await expect(euro(page)).toContainText(`1 EUR = ${formatRate4(live?.value ?? 0)} TND`);
    await page.unroute(script);
    await notice(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(badge(page)).toBeAttached({ timeout: 20_000 });
    await expect(notice(page)).not.toContainText('indisponibles');
  });
});

test('A slow database takes nothing from the drawn page, which is live when it answers', async ({
  page,
  stack,
  staffDb,
}) => {
  const { live } = await statsOf(staffDb, 'EUR');
  let answer = () => {};
  const isAnswering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`http://${stack.firestoreHost}/**`, async (route) => {
    await isAnswering;
    await route.continue();
  });
  const asked = page.waitForRequest(`http://${stack.firestoreHost}/**`);
  await page.goto('/');
  await asked;
  await expect(euro(page)).toContainText(`1 EUR = ${formatRate4(live?.value ?? 0)} TND`);
  await expect(badge(page)).toHaveCount(0);
  // A visitor does not wait: the page answers before the database does.
  await page.goto('/?devise=USD');
  await expect(
    page.getByRole('region', { name: 'Cours actuel de 1 USD en dinar tunisien' }),
  ).toContainText('1 USD = ');
  answer();
  await expect(badge(page)).toBeAttached({ timeout: 20_000 });
});

test.describe('when the rules refuse the rates', () => {
  test.use({
    expectedComplaint: new RegExp(`${blockedWorker.source}|permission|insufficient|false for`, 'i'),
  });

  test('The drawn rates stay, the page says so, and « Réessayer » makes it live', async ({
    page,
    stack,
    staffDb,
  }) => {
    const { live } = await statsOf(staffDb, 'EUR');
    const allow = await denyReads(stack, 'rates-stats');
    try {
      await page.goto('/');
      await expect(notice(page)).toContainText(`Cours en direct indisponibles : ${kept}`);
      await expect(euro(page)).toContainText(`1 EUR = ${formatRate4(live?.value ?? 0)} TND`);
    } finally {
      await allow();
    }
    await notice(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(badge(page)).toBeAttached();
    await expect(notice(page)).not.toContainText('indisponibles');
  });
});
