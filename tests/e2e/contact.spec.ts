import { collection } from '@dinar/domain/documents/collections';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { lostConnection, test } from './visitor.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' });
const error = (page: Page) => page.getByRole('alert');

async function fill(page: Page, subject: string) {
  await page.getByLabel('Nom complet').fill('  Amel Ben Salah ');
  await page.getByLabel('Adresse email').fill('amel@example.tn');
  await page.getByLabel('Sujet').fill(subject);
  await page.getByLabel('Message', { exact: false }).last().fill('Bonjour, une question simple.');
}

test.beforeEach(({ page }) => page.goto('/contact'));

test('One mends what is said, in the specified order', async ({ page }) => {
  const message = page.locator('textarea');
  const steps = [
    ['Le nom est requis', () => page.getByLabel('Nom complet').fill('Amel')],
    ["L'email est requis", () => page.getByLabel('Adresse email').fill('amel @x')],
    ['Veuillez entrer un email valide', () => page.getByLabel('Adresse email').fill('a@b.tn')],
    ['Le sujet est requis', () => page.getByLabel('Sujet').fill('Taux')],
    ['Le message est requis', () => message.fill('court')],
  ] as const;
  for (const [words, mend] of steps) {
    await send(page).click();
    await expect(error(page)).toHaveText(words);
    await mend();
  }
  await send(page).click();
  await expect(error(page)).toHaveText('Le message doit contenir au moins 10 caractères');
  await expect(page.getByText('5/500 caractères')).toBeVisible();
  await expect(message).toBeFocused();
});

test('Empty fields are highlighted once an error is shown', async ({ page }) => {
  await expect(page.getByLabel('Sujet')).toHaveAttribute('aria-invalid', 'false');
  await page.getByLabel('Nom complet').fill('Amel');
  await send(page).click();
  await expect(page.getByLabel('Nom complet')).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByLabel('Sujet')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('A message arrives trimmed and pending, and another can be written', async ({
  page,
  staffDb,
}) => {
  const subject = `Question ${crypto.randomUUID()}`;
  await fill(page, subject);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Message envoyé avec succès !' })).toBeFocused();
  await expect(
    page.getByText(
      'Merci de nous avoir contacté. Nous vous répondrons dans les plus brefs délais.',
    ),
  ).toBeVisible();
  const found = await staffDb
    .collection(collection.contactMessages)
    .where('subject', '==', subject)
    .get();
  expect(found.docs.map((entry) => entry.get('name'))).toEqual(['Amel Ben Salah']);
  expect(found.docs.map((entry) => entry.get('status'))).toEqual(['pending']);
  await page.getByRole('button', { name: 'Nouveau message' }).click();
  await expect(page.getByLabel('Nom complet')).toHaveValue('');
});

test('The side panel tells how to reach us', async ({ page }) => {
  const side = page.getByRole('complementary', { name: 'Nos coordonnées' });
  await expect(side).toContainText('Tunis, Tunisie');
  await expect(side).toContainText('Lun - Ven: 9h00 - 18h00');
  await expectAccessible(page);
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
    await fill(page, subject);
    await context.setOffline(true);
    await send(page).click();
    await expect(error(page)).toHaveText("Erreur lors de l'envoi du message. Veuillez réessayer.", {
      timeout: 30_000,
    });
    await expect(page.getByLabel('Sujet')).toHaveValue(subject);
    await context.setOffline(false);
    await send(page).click();
    await expect(page.getByText('Message envoyé avec succès !')).toBeVisible({ timeout: 30_000 });
    const found = await staffDb
      .collection(collection.contactMessages)
      .where('subject', '==', subject)
      .get();
    expect(found.size).toBe(1);
  });
});
