import { expect } from '@playwright/test';
import { expectAccessibleIn, expectLegible } from './expect-accessible.ts';
import { pagesAndStates } from './pages-and-states.ts';
import { test } from './visitor.ts';

const phone = { width: 390, height: 844 };

// At both sizes in one open page: loading it costs more than checking it. Chromium logs what the content policy
// refuses, and any log of a warning or an error fails the test. Widths and sizes of text are in every-page and
// widths-alone.
for (const { name, path } of pagesAndStates()) {
  test(`The page ${name} has no accessibility fault that a machine can see, at any size`, {
    tag: '@whole',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Parts that load later are checked too.
    await page.waitForLoadState('load');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // axe blocks the page for longer than the SDK waits for its first answer.
    await expect(page.locator('header [data-live="true"]').first()).toBeAttached();
    await expectAccessibleIn(page, 'light');
    await page.setViewportSize(phone);
    await expectAccessibleIn(page, 'dark');
  });
}

// Each page is checked in one theme at each size, so what only one size shows has its other theme here.
for (const path of ['/', '/comparateur/usd?vue=crypto']) {
  test(`The colours of ${path} are legible in the other theme of each size`, {
    tag: '@whole',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('header [data-live="true"]').first()).toBeAttached();
    await expectLegible(page, 'dark');
    await page.setViewportSize(phone);
    await expectLegible(page, 'light');
  });
}

test.describe('with running animations', () => {
  test.use({ runsEndlessAnimations: true });

  test('Under reduced motion nothing moves by itself', { tag: '@whole' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible();
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);
  });
});
