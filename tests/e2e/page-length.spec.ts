import { expect, type Page } from '@playwright/test';
import { test } from './visitor.ts';

const smallPhone = { width: 360, height: 740 };
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Scrolls through the page as a reader does, so that all of it has been in sight. */
async function readThrough(page: Page): Promise<void> {
  for (let y = 0; y < (await heightOf(page)); y += smallPhone.height) {
    await page.evaluate((top) => scrollTo(0, top), y);
  }
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
  );
}

test.describe('On a small phone', () => {
  test.use({ viewport: smallPhone });

  test('home has at most 450 words and five screens', { tag: '@own-width' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Pourquoi choisir/ })).toBeVisible();
    await readThrough(page);
    const words = (await page.locator('main').innerText()).split(/\s+/).length;
    expect(words).toBeLessThanOrEqual(450);
    expect(await heightOf(page)).toBeLessThanOrEqual(5 * smallPhone.height);
  });

  for (const path of [
    '/',
    '/cours-change',
    '/cours-change/biat',
    '/comparateur/eur',
    '/convertisseur/eur/tnd/500',
    '/cryptomonnaies',
    '/faq',
  ]) {
    test(`the height of ${path} is the same after it has been read to its end`, {
      tag: '@own-width',
    }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByTitle('Les cours arrivent en direct')).toBeAttached();
      await expect(page.locator('footer')).toBeVisible();
      const before = await heightOf(page);
      await readThrough(page);
      const after = await heightOf(page);
      expect(Math.abs(after / before - 1), `${before} px, then ${after} px`).toBeLessThan(0.02);
      const footer = await page.locator('footer').boundingBox();
      expect(footer?.height).toBeGreaterThan(200);
    });
  }
});
