import { expect } from '@playwright/test';
import { test } from './visitor.ts';

// The window of the most common phones. The notice of demonstration data covers its foot.
const viewport = { width: 390, height: 844 };
const pages = [
  '/',
  '/500-euros-en-dinar-tunisien',
  '/convertisseur/eur/tnd/25',
  '/convertisseur?from=TND&to=USD&amount=12000&intent=buy',
];

test.use({ viewport });

for (const path of pages) {
  test(`A phone shows amount, answer, the three best banks, day and source of ${path} without scrolling`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = page.locator('main form').first();
    const result = form.locator('[data-result]');
    const banks = result.locator('li');
    await expect(banks).toHaveCount(3);
    const notice = await page.getByText('cours simulés').boundingBox();
    const foldAt = notice?.y ?? viewport.height;
    const shown = {
      intent: form.getByRole('radio').last().locator('..'),
      amount: form.getByLabel('Montant'),
      answer: result.getByTestId('conversion-result'),
      'third bank': banks.last(),
      'day and source': result.locator('[data-provenance]').nth(-1),
    };
    for (const [name, element] of Object.entries(shown)) {
      const box = await element.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0), name).toBeLessThanOrEqual(foldAt);
    }
  });
}
