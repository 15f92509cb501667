import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Notes the layout shifts of a page from its next visit on, without those that follow an input of the visitor. */
export async function watchShifts(page: Page): Promise<void> {
  // It runs before the page's own scripts.
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`);
        shifts.push({ value: Reflect.get(entry, 'value'), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the shifts since the last visit, as Chromium scores them. */
export async function shiftOf(page: Page): Promise<number> {
  return (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
}

/** What moved since the last visit. */
export async function movedOn(page: Page): Promise<readonly string[]> {
  return (await shiftsOf(page)).flatMap(({ moved }) => moved);
}

function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}
