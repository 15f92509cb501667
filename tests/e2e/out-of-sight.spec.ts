import { expect } from '@playwright/test';
import { test } from './visitor.ts';

test('Another currency is the whole page’s at once, what is out of sight included', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Temps Réel')).toHaveAttribute('data-live', 'true');
  const analysis = page.getByRole('heading', { name: /^Taux de Change .* \/ TND/ });
  await expect(analysis).not.toBeInViewport();
  await page.getByRole('link', { name: /1 USD =/ }).click();
  await expect(
    page.getByRole('region', { name: 'Cours actuel de 1 USD en dinar tunisien' }),
  ).toBeVisible();
  expect(await analysis.textContent()).toContain('USD / TND');
});
