import { expect, type Page } from '@playwright/test';
import { expectAccessibleIn, expectLegible } from './expect-accessible.ts';
import { inParts, pagesAndStates } from './pages-and-states.ts';
import { openLive, test } from './visitor.ts';

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

// At both sizes, and all pages of a part, in one open page: loading it costs more than checking it. Chromium logs what the content policy
// refuses, and any log of a warning or an error fails the test. Widths and sizes of text are in every-page and
// widths-alone.
for (const [part, pages] of inParts(pagesAndStates(), 3)) {
  test(`No page has an accessibility fault that a machine can see, at any size: ${part}`, {
    tag: '@whole',
  }, async ({ page }) => {
    for (const { name, path } of pages) {
      await test.step(name, async () => {
        await openAtDesk(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Parts that load later are checked too.
        await page.waitForLoadState('load');
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectAccessibleIn(page, 'light');
        await page.setViewportSize(phone);
        await expectAccessibleIn(page, 'dark');
      });
    }
  });
}

// Each page is checked in one theme at each size, so what only one size shows has its other theme here.
test('The colours of home and the coins are legible in the other theme of each size', {
  tag: '@whole',
}, async ({ page }) => {
  for (const path of ['/', '/comparateur/usd?vue=crypto']) {
    await test.step(path, async () => {
      await openAtDesk(page, path);
      await expectLegible(page, 'dark');
      await page.setViewportSize(phone);
      await expectLegible(page, 'light');
    });
  }
});

/** Opens a page at desktop size until it is live: axe blocks it for longer than the SDK waits for its first answer. */
async function openAtDesk(page: Page, path: string): Promise<void> {
  await page.setViewportSize(desktop);
  await openLive(page, path);
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
