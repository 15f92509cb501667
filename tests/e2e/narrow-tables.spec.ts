import { locales } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { expect } from '@playwright/test';
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
      const table = page.locator('main table:visible').first();
      await expect(table.locator('tbody tr:visible').first()).toBeVisible();
      for (const width of [700, 768, 853, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const cut = await table.evaluate(textsBeyondTheirCell);
        expect.soft(cut, `${pathIn(locale, path)}, ${width} px`).toEqual([]);
      }
    }
  }
});

/** Returns the visible texts of a table that reach beyond their cell. The labels of a scale may. */
function textsBeyondTheirCell(table: HTMLElement | SVGElement): string[] {
  const beyond: string[] = [];
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const [parent, cell] = [
      text.parentElement,
      text.parentElement?.closest(':is(th, td):not([data-column=scale])'),
    ];
    if (!parent?.checkVisibility() || !cell || parent.clientWidth === 1) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [inner, outer] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
    const isWithin = inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;
    if (inner.width > 0 && !isWithin) beyond.push(`${text.textContent}`);
  }
  return beyond;
}
