import { pathIn } from '@dinar/site/routes/locale-path';
import { expect } from '@playwright/test';
import { cutTexts } from '../support/cut-texts.ts';
import { lengthenTexts } from '../support/lengthen-texts.ts';
import { beyondWindow } from './beyond-window.ts';
import { pagesAndStates } from './pages-and-states.ts';
import { test } from './visitor.ts';

// A part that hydrates late finds other words than its own, and renders them again.
test.use({ expectedComplaint: /React error #418/ });

for (const [locale, width] of [
  ['en', 360],
  ['en', 1280],
  ['ar', 360],
  ['ar', 1280],
] as const) {
  test(`At ${width} px texts of /${locale} that are 40 % longer are neither cut nor beyond the window`, {
    tag: '@own-width',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const faults: string[] = [];
    for (const { path } of pagesAndStates()) {
      await page.goto(pathIn(locale, path));
      // A part that is not yet live has its own words again once it is.
      await page.locator('header [data-live="true"]').first().waitFor({ state: 'attached' });
      await lengthenTexts(page);
      const beyond = await beyondWindow(page);
      if (beyond > 0) faults.push(`${path}: ${beyond} px beyond the window`);
      faults.push(...(await cutTexts(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('A text that leaves its button, one that an edge cuts and a wide page are found', async ({
  page,
}) => {
  await page.goto('/en/faq');
  await page.evaluate(() => {
    const plant = (tag: string, text: string, css: string) => {
      const planted = document.createElement(tag);
      planted.textContent = text;
      planted.style.cssText = `display: block; width: 60px; white-space: nowrap; ${css}`;
      document.querySelector('main')?.append(planted);
    };
    plant('button', 'A longer text than this', '');
    plant('p', 'Hidden behind an edge', 'overflow: hidden');
    plant('p', 'Neither cut nor in a button', '');
  });
  expect(await cutTexts(page)).toEqual([
    expect.stringContaining('A longer text than this'),
    expect.stringContaining('Hidden behind an edge'),
  ]);
});
