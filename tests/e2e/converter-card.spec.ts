import { expect, type Page } from '@playwright/test';
import { expectedAnswer, expectedSentence } from './expected-conversion.ts';
import { test } from './visitor.ts';

function card(page: Page) {
  return page.getByRole('form', { name: 'Où changer ?' });
}

const result = (page: Page) => page.getByTestId('conversion-result');

test.beforeEach(({ page }) => page.goto('/'));

test('An amount with a comma is taken, and the swap divides instead', async ({ page, staffDb }) => {
  await card(page).getByLabel('Montant').fill('1250,5');
  const asked = { amount: '1250.5', from: 'EUR', to: 'TND' } as const;
  await expect(result(page)).toHaveText(await expectedAnswer(staffDb, asked));
  await card(page).getByRole('link', { name: 'Inverser la conversion' }).click();
  const reversed = { ...asked, from: 'TND', to: 'EUR' } as const;
  await expect(result(page)).toHaveText(await expectedAnswer(staffDb, reversed));
  const announced = await expectedSentence(staffDb, reversed);
  await expect(card(page).getByRole('status').filter({ hasText: announced })).toHaveCount(1);
});

test('A currency of the grid is chosen in place, and its address brings it back', async ({
  page,
}) => {
  const dollar = page.getByRole('link', { name: /1 USD =/ });
  await dollar.click();
  await expect(dollar).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: /^Cours actuel de 1 USD/ })).toBeVisible();
  await expect(page).toHaveURL('/?devise=USD');
  await page.reload();
  await expect(dollar).toHaveAttribute('aria-current', 'true');
});

test('The complete converter is asked for the same conversion', async ({ page }) => {
  await card(page).getByLabel('Montant').fill('250');
  const shown = await result(page).textContent();
  await card(page).getByRole('button', { name: 'Convertisseur Complet' }).click();
  await expect(page).toHaveURL('/convertisseur?from=EUR&to=TND&amount=250');
  await expect(result(page)).toHaveText(shown ?? '');
});
