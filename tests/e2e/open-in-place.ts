import { expect, type Page } from '@playwright/test';

/** Follows a link to a path without loading a page; not every path has a link on every page. */
export async function openInPlace(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  // Vite compiles a screen when it is first opened, which takes long on a busy machine.
  await expect(page.locator('main h1')).toBeVisible({ timeout: 60_000 });
}
