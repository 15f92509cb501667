import { expect } from '@playwright/test';
import { pagesOfScreens } from '../support/built-pages.ts';
import { expectAccessible } from './expect-accessible.ts';
import { lostConnection, test } from './visitor.ts';

// axe can keep the page busy for longer than the SDK waits for its first answer.
test.use({ expectedComplaint: lostConnection });

// Routes that share a screen differ in words alone: one of each is enough in so slow a test.
const states = [
  { name: 'best rate of a currency', path: '/meilleur-taux-de-euro' },
  { name: 'one currency of a bank', path: '/cours-change/biat/eur' },
  { name: 'comparator with its coins', path: '/comparateur/usd?vue=crypto' },
];

for (const { name, path } of [...pagesOfScreens(), ...states]) {
  test(`The page ${name} has no accessibility fault that a machine can see, in either theme`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Parts that load later are looked at too.
    await page.waitForLoadState('load');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
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
