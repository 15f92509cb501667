import { expect } from '@playwright/test';
import { beyondWindow } from './beyond-window.ts';
import { expectAccessible } from './expect-accessible.ts';
import { pagesAndStates } from './pages-and-states.ts';
import { test } from './visitor.ts';

const phone = { width: 390, height: 844 };

// At both sizes in one open page: loading it costs more than checking it. Chromium logs what the content policy
// refuses, and any log of a warning or an error fails the test.
for (const { name, path } of pagesAndStates()) {
  test(`The page ${name} has no accessibility fault that a machine can see, on a desktop and a phone`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Parts that load later are checked too.
    await page.waitForLoadState('load');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // axe blocks the page for longer than the SDK waits for its first answer.
    await expect(page.locator('header [data-live="true"]').first()).toBeAttached();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await expectAccessible(page);
    expect(await beyondWindow(page)).toBe(0);
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
