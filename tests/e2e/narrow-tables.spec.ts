import { expect } from '@playwright/test';
import { setTextSize } from './set-text-size.ts';
import { test } from './visitor.ts';

const pages = ['/comparateur', '/cours-change/biat', '/cours-change', '/convertisseur/eur/tnd/500'];

test('Every table of rates is within a narrow window, at any size of text', {
  tag: '@own-width',
}, async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    const table = page.locator('main table:visible').first();
    await expect(table.locator('tbody tr:visible').first()).toBeVisible();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const percent of [100, 130, 200]) {
        await setTextSize(page, percent);
        const outside = await table.evaluate((element) =>
          [...element.querySelectorAll('th, td, th *, td *')]
            .filter((part) => part.checkVisibility({ visibilityProperty: true }))
            .filter((part) => {
              const { left, right } = part.getBoundingClientRect();
              return left < 0 || right > innerWidth + 0.5;
            })
            .map((part) => part.textContent),
        );
        expect(outside, `${path}, ${width} px, text at ${percent} %`).toEqual([]);
      }
    }
  }
});
