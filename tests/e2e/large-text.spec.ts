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

test('A phone with text of twice the size shows what is typed and chosen on home', {
  tag: '@own-width',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const amount = page.locator('main form input[inputmode=decimal]').first();
  await amount.fill('12000');
  await setTextSize(page, 200);
  const faults = await page
    .locator('main form')
    .first()
    .evaluate((form) => {
      const input = form.querySelector('input[inputmode=decimal]');
      const swap = [...form.querySelectorAll('a')].find((link) => link.querySelector('svg'));
      const [at, beside] = [input, swap].map((element) => element?.getBoundingClientRect());
      const isCovered = at && beside && at.right > beside.left && at.bottom > beside.top;
      const cut = [...form.querySelectorAll('input[inputmode=decimal], fieldset a')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent, tagName }) => `${tagName} ${textContent}`);
      const narrow = [...form.querySelectorAll('select')].filter(
        ({ offsetWidth, name }) => name !== 'bank' && offsetWidth < 112,
      );
      return [...(isCovered ? ['covered'] : []), ...cut, ...narrow.map(({ name }) => name)];
    });
  expect(faults).toEqual([]);
});

test('The links of the header are whole, or in the menu, in a text of twice the size', {
  tag: '@own-width',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await setTextSize(page, 200);
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeHidden();
});
