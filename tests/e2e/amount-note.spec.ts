import { expect } from '@playwright/test';
import { test } from './visitor.ts';

const pages = [
  '/',
  '/convertisseur',
  '/comparateur',
  '/toutes-les-devises',
  '/favoris',
  '/alertes',
  '/ar',
  '/en/convertisseur',
];

test('The reason why an amount cannot be read has room of its own, on each page', {
  tag: ['@own-width', '@whole'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of pages) {
    await page.goto(path);
    const input = page.locator('main input[inputmode=decimal]').first();
    const field = input.locator('xpath=ancestor::*[@data-screen][1]');
    const row = field.locator('..');
    const height = async () => (await row.boundingBox())?.height;
    await input.fill('5');
    const before = await height();
    await input.fill('-5x');
    const note = field.locator('p');
    await expect(note, path).toBeVisible();
    expect(await height(), path).toBe(before);
    const isUncovered = await note.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.25, 0.5, 0.75].every(
        (part) => document.elementFromPoint(left + width * part, top + height / 2) === element,
      );
    });
    expect(isUncovered, path).toBe(true);
    const [outer, inner] = await Promise.all([field.boundingBox(), note.boundingBox()]);
    expect((inner?.y ?? Number.NaN) + (inner?.height ?? Number.NaN), path).toBeLessThanOrEqual(
      (outer?.y ?? Number.NaN) + (outer?.height ?? Number.NaN),
    );
  }
});
