import { locales } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { expect } from '@playwright/test';
import { beyondWindow } from './beyond-window.ts';
import { pagesAndStates } from './pages-and-states.ts';
import { setTextSize } from './set-text-size.ts';
import { test } from './visitor.ts';

const paths = [...pagesAndStates().map(({ path }) => path), '/convertisseur/usd/tnd/1234567'];

for (const locale of locales) {
  test(`No page in ${locale} scrolls sideways in a text of twice the size, at 320 and 1280 px`, {
    tag: '@own-width',
  }, async ({ page }) => {
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(pathIn(locale, path));
      // What loads later is measured too.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const percent of [130, 200]) {
          await setTextSize(page, percent);
          const beyond = await beyondWindow(page);
          if (beyond > 0) faults.push(`${path}, ${width} px, ${percent} %: ${beyond} px too wide`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}
