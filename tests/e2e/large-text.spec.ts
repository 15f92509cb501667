import { expect } from '@playwright/test';
import { cutTexts } from '../support/cut-texts.ts';
import { setTextSize } from './page-parts.ts';
import { test } from './visitor.ts';

test('A text that leaves its button, one that an edge cuts and a wide page are found', {
  tag: '@whole',
}, async ({ page }) => {
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
  tag: ['@own-width', '@whole'],
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
      if (!at || !beside)
        throw new Error('The card has an amount, and a link that swaps its sides');
      const isCovered = at.right > beside.left && at.bottom > beside.top;
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
  tag: ['@own-width', '@whole'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await setTextSize(page, 200);
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeHidden();
});
