import { expect } from '@playwright/test';
import { test } from './visitor.ts';

test('On paper a page has its answer, its tables and their days, and nothing to click', {
  tag: '@one-width',
}, async ({ page }) => {
  await page.goto('/convertisseur/eur/tnd/500');
  await expect(page.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('conversion-result')).toBeVisible();
  await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible();
  await expect(page.getByRole('table').getByText('Vente', { exact: true })).toBeVisible();
  await expect(page.locator('[data-result] [data-provenance]').last()).toBeVisible();
  for (const screenOnly of [
    'nav',
    'form button',
    'select',
    'input:not(.visually-hidden)',
    '[data-rolls]',
    'footer',
  ]) {
    await expect(page.locator(`${screenOnly}:visible`)).toHaveCount(0);
  }
});
