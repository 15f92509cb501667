import { pathIn } from '@dinar/site/routes/locale-path';
import { expect, type Page } from '@playwright/test';
import { builtPages } from '../support/built-pages.ts';
import { beyondWindow } from './beyond-window.ts';
import { inParts } from './pages-and-states.ts';
import { test } from './visitor.ts';

/** Every route, and states whose figures or widths differ from those of their route. */
const paths = [
  ...builtPages().map(({ path }) => path),
  '/cours-change/banque-centrale-tunisie',
  '/cours-change/tf-bank',
  '/comparateur/usd?vue=crypto',
  '/convertisseur/eur/usd/500',
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

/**
 * Returns the boxes of figures and names whose sides are those of a page from left to right: such an element has
 * its own direction, so what is beside it takes the wrong margin, padding or place.
 */
function boxesTurnedRound(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[translate="no"]')]
      .filter((element) => {
        const { parentElement } = element;
        if (!parentElement || getComputedStyle(parentElement).direction === 'ltr') return false;
        const style = getComputedStyle(element);
        if (style.direction === 'rtl' || !element.checkVisibility() || element.clientWidth === 1) {
          return false;
        }
        const [left, right] = ['left', 'right'].map((side) =>
          ['margin', 'padding'].map((name) => style.getPropertyValue(`${name}-${side}`)).join(),
        );
        return style.position === 'absolute' || left !== right;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
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

for (const [part, some] of inParts(paths, 3)) {
  test(`In Arabic nothing is beyond a window of 360, 768 or 1280 px, and no figure is turned: ${part}`, {
    tag: '@own-width',
  }, async ({ page }) => {
    for (const path of some) {
      await page.goto(pathIn('ar', path));
      await expect(page.locator('html[lang="ar"][dir="rtl"]')).toBeAttached();
      await expect(page.locator('footer')).toBeVisible();
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const faults = {
          beyond: await beyondWindow(page),
          turned: await turnedFigures(page),
          spaces: await misplacedSpaces(page),
          boxes: await boxesTurnedRound(page),
        };
        const none = { beyond: 0, turned: [], spaces: [], boxes: [] };
        expect(faults, `${path} at ${width} px`).toEqual(none);
      }
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

test('A unit whose padding is on the side of a page from left to right is found', async ({
  page,
}) => {
  await page.goto('/ar/alertes');
  await page
    .locator('main form [translate="no"]')
    .first()
    .evaluate((unit) => {
      unit.style.paddingInlineEnd = '1rem';
    });
  expect(await boxesTurnedRound(page)).not.toEqual([]);
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
