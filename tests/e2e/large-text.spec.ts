import { defaultLocale, locales } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { expect } from '@playwright/test';
import { cutTexts } from '../support/cut-texts.ts';
import { lengthenTexts } from '../support/lengthen-texts.ts';
import { beyondWindow } from './beyond-window.ts';
import { inParts, pagesAndStates } from './pages-and-states.ts';
import { setTextSize } from './set-text-size.ts';
import { test } from './visitor.ts';

const paths = [...pagesAndStates().map(({ path }) => path), '/convertisseur/usd/tnd/1234567'];

// A part that hydrates late finds other words than its own, and renders them again.
test.use({ expectedComplaint: /React error #418/ });

// In one open page: loading it costs more than measuring it.
for (const [part, some] of inParts(paths, 3)) {
  for (const locale of locales) {
    test(`No page in ${locale} scrolls sideways in a text of twice the size, or cuts words that are 40 % longer: ${part}`, {
      tag: '@own-width',
    }, async ({ page }) => {
      const faults: string[] = [];
      for (const path of some) {
        const measure = async (width: number, what: string) => {
          await page.setViewportSize({ width, height: 800 });
          const beyond = await beyondWindow(page);
          if (beyond > 0) faults.push(`${path}, ${width} px, ${what}: ${beyond} px too wide`);
        };
        await page.goto(pathIn(locale, path));
        // A part that is not yet live has its own words again once it is, and what loads later is measured too.
        await page.locator('header [data-live="true"]').first().waitFor({ state: 'attached' });
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        for (const percent of [130, 200]) {
          await setTextSize(page, percent);
          for (const width of [320, 1280]) await measure(width, `text at ${percent} %`);
        }
        await setTextSize(page, 100);
        if (locale === defaultLocale) continue;
        await lengthenTexts(page);
        for (const width of [360, 1280]) {
          await measure(width, 'longer words');
          faults.push(...(await cutTexts(page)).map((fault) => `${path}, ${width} px: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    });
  }
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
