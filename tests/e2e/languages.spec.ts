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
