import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from './visitor.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`The home page has no accessibility fault that a machine can see (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(
      violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) })),
    ).toEqual([]);
  });
}

test('Under reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});
