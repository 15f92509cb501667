import { expect } from '@playwright/test';
import { liveBadge } from './page-parts.ts';
import { test } from './visitor.ts';

test('A favourite stored on the device opens home and the converter, until it is cleared', async ({
  page,
}) => {
  await page.goto('/favoris');
  await page.getByLabel('Devise').selectOption('USD');
  await page.getByLabel('Montant').fill('250');
  await page.getByLabel('Banque').selectOption('biat');
  await page.getByRole('button', { name: 'Garder sur cet appareil' }).click();
  await expect(page.getByText('Favoris gardés sur cet appareil.')).toBeVisible();

  await page.goto('/');
  await expect(page).toHaveURL('/?devise=USD&bank=biat&amount=250');
  await expect(page).toHaveTitle(/USD/);
  const answer = page.locator('[data-result]');
  await expect(answer.getByRole('link', { name: /^[A-Z]/ }).first()).toHaveText('BIAT');

  const converter = '/convertisseur?from=USD&to=TND&amount=250&bank=biat';
  await page.getByRole('banner').getByRole('link', { name: 'Convertisseur' }).click();
  await expect(page).toHaveURL(converter);
  await page.goBack();
  await expect(page).toHaveURL('/?devise=USD&bank=biat&amount=250');

  await page.goto('/favoris');
  await page.getByRole('button', { name: 'Effacer' }).click();
  await page.goto('/convertisseur');
  await expect(liveBadge(page)).toBeAttached();
  await expect(page).toHaveURL('/convertisseur');
});
