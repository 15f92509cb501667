import { expect } from '@playwright/test';
import { beyondWindow } from './beyond-window.ts';
import { pagesAndStates } from './pages-and-states.ts';
import { setTextSize } from './set-text-size.ts';
import { test } from './visitor.ts';

test.use({ viewport: { width: 320, height: 800 } });

for (const { name, path } of pagesAndStates()) {
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
