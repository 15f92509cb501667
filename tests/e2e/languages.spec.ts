import { pathIn } from '@dinar/site/routes/locale-path';
import { expect, type Page } from '@playwright/test';
import { beyondWindow } from './beyond-window.ts';
import { test } from './visitor.ts';

const paths = [
  '/',
  '/cours-change',
  '/cours-change/biat',
  '/cours-change/biat/eur',
  '/cours-change/tf-bank',
  '/comparateur/usd',
  '/comparateur/usd?vue=crypto',
  '/convertisseur/eur/tnd/500',
  '/convertisseur/eur/usd/500',
  '/toutes-les-devises',
  '/aide-memoire/eur',
  '/cryptomonnaies',
  '/etat',
  '/contact',
  '/faq',
  '/regles-de-change',
  '/donnees',
  '/integrer',
  '/alertes',
];

/** Returns the figures of a page whose characters are not from left to right on the screen. */
function turnedFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const figure = /[+−-]?\d[\d.,\u202f\u00a0 ]*(?:[%/] ?|[A-Z]{3}\b)?[\d.,]*|[A-Z]{3} ?[\d.,]+/g;
    const turned: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: found, index } of text.matchAll(figure)) {
        let [left, top] = [Number.NEGATIVE_INFINITY, Number.NaN];
        // A full stop or a comma at its end is the sentence's.
        const { length } = found.replace(/[\s.,]+$/, '');
        for (let at = index; at < index + length; at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getBoundingClientRect();
          if (box.width === 0) continue;
          if (box.top === top && box.left < left - 0.5) turned.push(`${found} in « ${text} »`);
          [left, top] = [box.left, box.top];
        }
      }
    }
    return [...new Set(turned)];
  });
}

/** Returns the figures and names whose own space is, among Arabic words, on the side away from their neighbour. */
function misplacedSpaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[translate="no"]')]
      .filter((element) => {
        const text = element.textContent ?? '';
        const isAmongWords =
          element.parentElement && getComputedStyle(element.parentElement).direction === 'rtl';
        return (
          isAmongWords &&
          text !== text.trim() &&
          element.clientWidth !== 1 &&
          element.checkVisibility()
        );
      })
      .map(({ outerHTML }) => outerHTML),
  );
}

for (const width of [360, 768, 1280]) {
  test(`At ${width} px nothing of an Arabic page is beyond the window, and no figure is turned`, {
    tag: '@own-width',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(pathIn('ar', path));
      await expect(page.locator('html[lang="ar"][dir="rtl"]')).toBeAttached();
      await expect(page.locator('footer')).toBeVisible();
      expect(await beyondWindow(page), path).toBe(0);
      expect(await turnedFigures(page), path).toEqual([]);
      expect(await misplacedSpaces(page), path).toEqual([]);
    }
  });
}

test('A figure among Arabic words that nothing isolates is found', async ({ page }) => {
  await page.goto('/ar/faq');
  await page.evaluate(() => {
    document.querySelector('main p')?.replaceChildren('الفارق −1,15 % اليوم');
  });
  expect(await turnedFigures(page)).not.toEqual([]);
});

test('The language stays through links, a form and the way back', async ({ page }) => {
  await page.goto('/en/cours-change');
  await page.getByRole('link', { name: 'BIAT' }).first().click();
  await expect(page).toHaveURL(/\/en\/cours-change\/biat/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/BIAT/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/cours-change$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/cours-change$/);
  await expect(page.locator('html[dir="rtl"]')).toBeAttached();
});
