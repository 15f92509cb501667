import { expect, type Page } from '@playwright/test';
import { expectedAnswer } from './expected-conversion.ts';
import { test } from './visitor.ts';

const result = (page: Page) => page.getByTestId('conversion-result');

test('Each change goes into the address, beside what was there, and comes back from it', async ({
  page,
  staffDb,
}) => {
  await page.goto('/convertisseur?utm_source=lettre&amount=20');
  await page.getByLabel('De', { exact: true }).selectOption('USD');
  await expect(page).toHaveURL(/from=USD/);
  await page.getByLabel('Banque (facultatif)').selectOption({ label: 'BIAT' });
  await expect(page).toHaveURL(/bank=biat/);
  await page.getByRole('link', { name: /^50 ?USD$/ }).click();
  await expect(page).toHaveURL(/amount=50/);
  await page.getByRole('link', { name: 'Inverser les devises' }).click();
  const address = '/convertisseur?from=TND&to=USD&amount=50&bank=biat&utm_source=lettre';
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(result(page)).toHaveText(
    await expectedAnswer(staffDb, { amount: '50', from: 'TND', to: 'USD', bank: 'biat' }),
  );
  await expect(page.locator('[data-result]').getByText('chez BIAT').first()).toBeVisible();
});
