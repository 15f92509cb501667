import type { Page } from '@playwright/test';

/** How many CSS pixels the page is wider than its window. */
export function beyondWindow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
