import { expect } from '@playwright/test';
import { expectedAnswer } from './expected-conversion.ts';
import { fillMessage } from './page-parts.ts';
import { messagesAbout } from './stored-rates.ts';
import { test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

test.describe('the contact form', () => {
  // Chromium reports a refused form as a failed load.
  test.use({ expectedComplaint: /status of 422/ });

  test('An invalid field is reported in words, all typed text stays, in no address, and it can be corrected', async ({
    page,
    staffDb,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const message = 'Bonjour,\nune question simple & « claire ».';
    const send = page.getByRole('button', { name: 'Envoyer le message' });
    const subject = `Sans script ${crypto.randomUUID()}`;
    await page.goto('/contact');
    await fillMessage(page, subject, 'amel.example.tn', message);
    await send.click();
    await expect(page.getByRole('alert')).toHaveText('Veuillez entrer un email valide');
    await expect(page.getByLabel('Nom complet')).toHaveValue('  Amel Ben Salah ');
    await expect(page.getByLabel('Adresse email')).toHaveValue('amel.example.tn');
    await expect(page.getByLabel('Adresse email')).toBeFocused();
    await expect(page.getByLabel('Adresse email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Sujet')).toHaveValue(subject);
    await expect(page.getByLabel('Sujet')).toHaveAttribute('aria-invalid', 'false');
    await expect(page.locator('textarea')).toHaveValue(message);
    // Unique, because the fifth message from one address within an hour is set aside.
    const email = `amel.${crypto.randomUUID()}@example.tn`;
    await page.getByLabel('Adresse email').fill(email);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Message envoyé avec succès !' })).toBeVisible();
    const stored = await messagesAbout(staffDb, subject);
    expect(stored.map((doc) => doc.get('email'))).toEqual([email]);
    expect(addresses.filter((address) => /Amel|amel|Sans|question/.test(address))).toEqual([]);
  });
});

test('An amount to buy is asked for by a choice, and the fields win over one that is left as it was', {
  tag: '@whole',
}, async ({ page, staffDb }) => {
  await page.goto('/convertisseur');
  await page.getByLabel('Montant').fill('200');
  await page.getByText('Je veux acheter des euros').click();
  await page.getByRole('button', { name: 'Convertir' }).click();
  const result = page.getByTestId('conversion-result');
  await expect(page.getByText('Pour acheter 200 EUR vous payez')).toBeVisible();
  const bought = { amount: 200, from: 'TND', to: 'EUR', fixedSide: 'buy' } as const;
  await expect(result).toHaveText(await expectedAnswer(staffDb, bought));
  await page.goto('/convertisseur');
  await page.getByLabel('De', { exact: true }).selectOption('TND');
  await page.getByLabel('Vers', { exact: true }).selectOption('USD');
  await page.getByRole('button', { name: 'Convertir' }).click();
  const spent = { amount: 1, from: 'TND', to: 'USD' } as const;
  await expect(result).toHaveText(await expectedAnswer(staffDb, spent));
});

test('All banks of home are opened without scripts, and its address keeps the question', {
  tag: '@whole',
}, async ({ page }) => {
  await page.goto('/?devise=USD&intent=buy&amount=500');
  await expect(page.getByLabel('Montant', { exact: true })).toHaveValue('500');
  await expect(page.getByText('Pour acheter 500 USD vous payez')).toBeVisible();
  const rows = page.locator('#banques tbody tr:visible');
  await expect(rows).toHaveCount(5);
  const count = await page.locator('#banques tbody tr').count();
  await page.locator('#banques').getByText(`Voir les ${count} banques`).click();
  await expect(rows).toHaveCount(count);
  await page.locator('#banques').getByText('Voir les 5 premières').click();
  await expect(rows).toHaveCount(5);
  await page.getByRole('link', { name: `Voir les ${count} banques` }).click();
  await expect(rows).toHaveCount(count);
  await expect(page).toHaveURL('/?devise=USD&intent=buy&amount=500#banques');
});
