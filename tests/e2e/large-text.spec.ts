import { expect, type Page } from '@playwright/test';
import { pagesOfScreens } from '../support/built-pages.ts';
import { setTextSize } from './set-text-size.ts';
import { test } from './visitor.ts';

const states = [
  { name: 'one currency of a bank', path: '/cours-change/biat/eur' },
  { name: 'comparator with its coins', path: '/comparateur/usd?vue=crypto' },
];

test.use({ viewport: { width: 320, height: 800 } });

for (const { name, path } of [...pagesOfScreens(), ...states]) {
  test(`At 320 px with larger text the page ${name} does not scroll sideways`, {
    tag: '@own-width',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const percent of [130, 200]) {
      await setTextSize(page, percent);
      expect(await beyondWindow(page), `text at ${percent} %`).toBe(0);
    }
  });
}

/** How many CSS pixels the page is wider than its window. */
function beyondWindow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
