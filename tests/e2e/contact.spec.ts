import { expect, type Page } from '@playwright/test';
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
    await expect(error(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Sujet')).toHaveValue(subject);
    await context.setOffline(false);
    await send(page).click();
    await expect(page.getByText('Message envoyé avec succès !')).toBeVisible({ timeout: 30_000 });
    const found = await messagesAbout(staffDb, subject);
    expect(found).toHaveLength(1);
  });
});
