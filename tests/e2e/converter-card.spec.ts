import { formatConverted, formatRate4 } from '@dinar/domain/format/format-number';
import { homeConversion } from '@dinar/domain/rates/conversion';
import { expect, type Page } from '@playwright/test';
import { statsOf, test } from './visitor.ts';

function card(page: Page) {
  return page.getByRole('region', { name: 'Convertisseur rapide' });
}

test.beforeEach(({ page }) => page.goto('/'));

test('100 euros are converted at the live rate, and the line below says at which', async ({
  page,
  staffDb,
}) => {
  const { live } = await statsOf(staffDb, 'EUR');
  await expect(card(page).getByLabel('Montant')).toHaveValue('100');
  await expect(card(page)).toContainText(formatConverted(homeConversion(100, live?.value, false)));
  await expect(card(page)).toContainText(`1 EUR = ${formatRate4(live?.value ?? 0)} TND`);
});

test('An amount with a comma is taken, and the swap divides instead', async ({ page, staffDb }) => {
  const { live } = await statsOf(staffDb, 'EUR');
  await card(page).getByLabel('Montant').fill('1250,5');
  await expect(card(page)).toContainText(
    formatConverted(homeConversion(1250.5, live?.value, false)),
  );
  await card(page).getByRole('button', { name: 'Inverser la conversion' }).click();
  await expect(card(page)).toContainText(
    formatConverted(homeConversion(1250.5, live?.value, true)),
  );
  await expect(card(page)).toContainText(
    `1 TND = ${formatRate4(homeConversion(1, live?.value, true))} EUR`,
  );
});

test('Another currency is chosen from the list, and the whole page follows', async ({
  page,
  staffDb,
}) => {
  const { live } = await statsOf(staffDb, 'GBP');
  await card(page).getByRole('combobox', { name: 'Devise' }).click();
  await card(page).getByRole('option', { name: /GBP/ }).click();
  await expect(card(page)).toContainText(`1 GBP = ${formatRate4(live?.value ?? 0)} TND`);
  await expect(page.getByRole('heading', { name: /Taux de Change GBP \/ TND/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /1 GBP/ })).toHaveAttribute('aria-pressed', 'true');
});

test('The list closes on a click outside it', async ({ page }) => {
  await card(page).getByRole('combobox', { name: 'Devise' }).click();
  const list = card(page).getByRole('listbox', { name: 'Devise' });
  await expect(list).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).toBeHidden();
});

test('What is no amount is said so, and converts to nothing', async ({ page }) => {
  await card(page).getByLabel('Montant').fill('abc');
  await expect(card(page).getByText(/Entrez un nombre positif/)).toBeVisible();
});

test('The complete converter is asked for the same conversion', async ({ page }) => {
  await card(page).getByLabel('Montant').fill('250');
  await expect(card(page).getByRole('link', { name: 'Convertisseur Complet' })).toHaveAttribute(
    'href',
    '/convertisseur?from=EUR&to=TND&amount=250',
  );
});
