import { expect, type Page, type Route } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { fillMessage } from './page-parts.ts';
import { messagesAbout } from './stored-rates.ts';
import { lostConnection, test } from './visitor.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' });
const error = (page: Page) => page.getByRole('alert');

test.beforeEach(({ page }) => page.goto('/contact'));

test('Empty fields are highlighted once an error is shown', async ({ page }) => {
  const colourOf = (label: string) =>
    page.getByLabel(label).evaluate((input) => getComputedStyle(input).backgroundColor);
  const plain = await colourOf('Sujet');
  await page.getByLabel('Nom complet').fill('Amel');
  await send(page).click();
  await expect(error(page)).toHaveText("L'email est requis");
  await expect.poll(() => colourOf('Sujet')).not.toBe(plain);
  expect([await colourOf('Nom complet'), await colourOf('Adresse email')]).toEqual([
    plain,
    await colourOf('Sujet'),
  ]);
  await expectAccessible(page);
});

test('A message arrives trimmed and pending, and another can be written', async ({
  page,
  staffDb,
}) => {
  const subject = `Question ${crypto.randomUUID()}`;
  await fillMessage(page, subject);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Message envoyé avec succès !' })).toBeFocused();
  await expect(
    page.getByText(
      'Merci de nous avoir contacté. Nous vous répondrons dans les plus brefs délais.',
    ),
  ).toBeVisible();
  const found = await messagesAbout(staffDb, subject);
  expect(found.map((entry) => entry.get('name'))).toEqual(['Amel Ben Salah']);
  expect(found.map((entry) => entry.get('status'))).toEqual(['pending']);
  await page.getByRole('button', { name: 'Nouveau message' }).click();
  await expect(page.getByLabel('Nom complet')).toHaveValue('');
  await expect(page.getByLabel('Nom complet')).toBeFocused();
});

/** Navigates to a page without waiting; `page.goto` would wait until scripts have taken it over. */
async function visit(page: Page, path: string) {
  await page.evaluate((address) => location.assign(address), path);
}

test('Text that a browser restores into the form stays, and is counted', { tag: '@whole' }, async ({
  page,
}) => {
  await page.getByLabel('Nom complet').fill('Amel');
  await page.locator('textarea').fill('Bonjour à tous');
  await visit(page, '/faq');
  await expect(page).toHaveURL(/faq/);
  await page.goBack();
  await expect(page.getByLabel('Nom complet')).toHaveValue('Amel');
  await expect(page.getByText('14/500 caractères')).toBeVisible();
  await page.getByLabel('Sujet').pressSequentially('Taux');
  await expect(page.getByLabel('Nom complet')).toHaveValue('Amel');
  await expect(page.locator('textarea')).toHaveValue('Bonjour à tous');
});

test.describe('whose answer is lost', () => {
  test.use({
    expectedComplaint: new RegExp(
      `${lostConnection.source}|FirebaseError|ERR_FAILED|status of 403|Failed to fetch`,
    ),
  });

  test('A message is one document when it is sent again, and its failure is in sight', {
    tag: '@whole',
  }, async ({ page, staffDb }) => {
    let isLost = true;
    const loseAnswer = async (route: Route) => {
      if (!isLost || route.request().method() !== 'POST') return route.continue();
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    };
    await page.route('**/documents:commit*', loseAnswer);
    await page.route('**/contact', loseAnswer);
    const subject = `Réponse perdue ${crypto.randomUUID()}`;
    await fillMessage(page, subject);
    await send(page).click();
    await expect(error(page)).toHaveText("Erreur lors de l'envoi du message. Veuillez réessayer.", {
      timeout: 60_000,
    });
    await expect(error(page)).toBeFocused();
    await expect(error(page)).toBeInViewport({ ratio: 1 });
    isLost = false;
    await send(page).click();
    await expect(page.getByText('Message envoyé avec succès !')).toBeVisible({ timeout: 60_000 });
    const found = await messagesAbout(staffDb, subject);
    expect(found).toHaveLength(1);
  });
});

test('The side panel says how to reach us', async ({ page }) => {
  const side = page.getByRole('complementary', { name: 'Nos coordonnées' });
  await expect(side).toContainText('Tunis, Tunisie');
  await expect(side).toContainText('Lun - Ven: 9h00 - 18h00');
});

test.describe('when the database does not take it', () => {
  test.use({
    expectedComplaint: new RegExp(`${lostConnection.source}|FirebaseError|There is no connection`),
  });

  test('Offline nothing is lost, the failure is said, and the next try arrives once', async ({
    page,
    context,
    staffDb,
  }) => {
    const subject = `Hors ligne ${crypto.randomUUID()}`;
    await fillMessage(page, subject);
    await context.setOffline(true);
    await send(page).click();
    await expect(error(page)).toHaveText("Erreur lors de l'envoi du message. Veuillez réessayer.", {
      timeout: 30_000,
    });
    await expect(page.getByLabel('Sujet')).toHaveValue(subject);
    await context.setOffline(false);
    await send(page).click();
    await expect(page.getByText('Message envoyé avec succès !')).toBeVisible({ timeout: 30_000 });
    const found = await messagesAbout(staffDb, subject);
    expect(found).toHaveLength(1);
  });
});
