import { expect } from '@playwright/test';
import { boxesTurnedRound, turnedFigures } from './arabic-faults.ts';
import { test } from './visitor.ts';

test('A figure among Arabic words that nothing isolates is found', { tag: '@whole' }, async ({
  page,
}) => {
  await page.goto('/ar/faq');
  await page.evaluate(() => {
    document.querySelector('main p')?.replaceChildren('الفارق −1,15 % اليوم');
  });
  expect(await turnedFigures(page)).not.toEqual([]);
});

test('A unit whose padding is on the side of a page from left to right is found', {
  tag: '@whole',
}, async ({ page }) => {
  await page.goto('/ar/alertes');
  await page
    .locator('main form [translate="no"]')
    .first()
    .evaluate((unit) => {
      unit.style.paddingInlineEnd = '1rem';
    });
  expect(await boxesTurnedRound(page)).not.toEqual([]);
});

test('The language stays through links, a form and the way back', async ({ page }) => {
  await page.goto('/en/cours-change');
  await page.getByRole('link', { name: 'BIAT' }).first().click();
  await expect(page).toHaveURL(/\/en\/cours-change\/biat/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/BIAT/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/cours-change$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/cours-change$/);
  await expect(page.locator('html[dir="rtl"]')).toBeAttached();
});
