import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { openLive, test } from './visitor.ts';

const smallPhone = { width: 360, height: 740 };
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Writes down every height that the page has while it becomes live, with all scripts late, so that no part is missed. */
async function openSlowly(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    document.addEventListener('DOMContentLoaded', () => {
      new ResizeObserver(() => heights.push(document.documentElement.scrollHeight)).observe(
        document.body,
      );
    });
  });
  await page.route('**/assets/*.js', async (route) => {
    await sleep(150);
    await route.continue();
  });
  await openLive(page, path);
}

const heightsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { heights: number[] }).heights);

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

  test('home has at most 450 words and five screens', { tag: ['@own-width', '@whole'] }, async ({
    page,
  }) => {
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
    '/cours-change/biat/eur',
    '/comparateur/eur',
    '/convertisseur/eur/tnd/500',
    '/cryptomonnaies',
    '/favoris',
    '/faq',
  ]) {
    test(`the height of ${path} is the same from its first view until it has been read to its end`, {
      tag: ['@own-width', '@whole'],
    }, async ({ page }) => {
      await openSlowly(page, path);
      await readThrough(page);
      const after = await heightOf(page);
      for (const height of await heightsOf(page)) {
        expect(Math.abs(height / after - 1), `${height} px, then ${after} px`).toBeLessThan(0.02);
      }
      const footer = await page.locator('footer').boundingBox();
      expect(footer?.height).toBeGreaterThan(200);
    });
  }
});
