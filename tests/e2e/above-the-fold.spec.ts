import { expect } from '@playwright/test';
import { test } from './visitor.ts';

// The windows of common phones. The notice of demonstration data covers their foot.
const viewports = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];
const pages = [
  '/',
  '/500-euros-en-dinar-tunisien',
  '/convertisseur/eur/tnd/25',
  '/convertisseur?from=TND&to=USD&amount=12000&intent=buy',
];

test('The whole answer of a page is in sight without scrolling', {
  tag: ['@own-width', '@whole'],
}, async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    const form = page.locator('main form').first();
    const result = form.locator('[data-result]');
    const doors = result.locator('a[href^="/cours-change/"]');
    await expect(doors.nth(2)).toBeVisible();
    const shown = {
      intent: form.getByRole('radio').last().locator('..'),
      amount: form.getByLabel('Montant'),
      answer: result.getByTestId('conversion-result'),
      'third bank': doors.nth(2),
      'mean and worst': result.locator('[data-figure=at-worst]'),
      details: result.locator('summary'),
      'day and source': result.getByText(/^Cours du/).last(),
      'all banks': result.getByRole('link', { name: /^Voir les \d+ banques$/ }),
    };
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const notice = await page.getByText('cours simulés').boundingBox();
      const foldAt = notice?.y ?? viewport.height;
      for (const [name, element] of Object.entries(shown)) {
        const box = await element.boundingBox();
        const end = (box?.y ?? Number.NaN) + (box?.height ?? 0);
        expect(end, `${name} of ${path} at ${viewport.width} px`).toBeLessThanOrEqual(foldAt);
      }
    }
  }
});
