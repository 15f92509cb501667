import { expect } from '@playwright/test';
import { walkByKeyboard } from '../support/walk-by-keyboard.ts';
import { pagesAndStates } from './pages-and-states.ts';
import { test } from './visitor.ts';

// The smallest window, where the header, the headings of tables and the notice leave the least room.
const phone = { width: 360, height: 740 };

test('Tab walks every page from its top to its end: seen, uncovered, in order, past every control', {
  tag: '@own-width',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  const faults: string[] = [];
  for (const { path } of pagesAndStates()) {
    await page.goto(path);
    await page.locator('header [data-live="true"]').first().waitFor({ state: 'attached' });
    faults.push(...(await walkByKeyboard(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('A focus without a ring, one under the header and controls that are not reached are found', async ({
  page,
}) => {
  await page.goto('/a-propos');
  await page.evaluate(() => {
    const [first, second, third] = document.querySelectorAll<HTMLElement>('main a');
    if (!first || !second || !third) throw new Error('The page has three links');
    first.style.outline = 'none';
    Object.assign(second.style, { position: 'fixed', top: '0', zIndex: '1' });
    third.addEventListener('focus', () => third.blur());
  });
  const faults = (await walkByKeyboard(page)).join('\n');
  for (const fault of ['no ring', 'under header', 'not reached']) expect(faults).toContain(fault);
});
