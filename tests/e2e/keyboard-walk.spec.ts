import { expect } from '@playwright/test';
import { walkByKeyboard } from '../support/walk-by-keyboard.ts';
import { test } from './visitor.ts';

test('A focus without a ring, one under the header and controls that are not reached are found', {
  tag: '@whole',
}, async ({ page }) => {
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
