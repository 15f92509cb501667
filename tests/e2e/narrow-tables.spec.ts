import { locales } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { expect } from '@playwright/test';
import { cutTexts } from '../support/cut-texts.ts';
import { setTextSize } from './page-parts.ts';
import { test } from './visitor.ts';

const pages = ['/comparateur', '/cours-change/biat', '/cours-change', '/convertisseur/eur/tnd/500'];

test('Every table of rates is within a narrow window, at any size of text', {
  tag: ['@own-width', '@whole'],
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

test('No heading or figure of a table is wider than its column on a tablet', {
  tag: ['@own-width', '@whole'],
}, async ({ page }) => {
  for (const locale of locales) {
    for (const path of [...pages, '/cours-change/banque-centrale-tunisie', '/cryptomonnaies']) {
      await page.goto(pathIn(locale, path));
      await expect(page.locator('main table:visible tbody tr:visible').first()).toBeVisible();
      for (const width of [700, 768, 853, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await cutTexts(page), `${pathIn(locale, path)}, ${width} px`).toEqual([]);
      }
    }
  }
});
