import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { movedOn, watchShifts } from './layout-shifts.ts';
import { openLive, test } from './visitor.ts';

// Hosting answers an unknown address with status 404.
test.use({ expectedComplaint: /404/ });

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1600 },
];

// Longer than a slow machine needs for the first paint after the scripts, which is then one without rates.
const dataDelayMs = 700;

for (const path of ['/nulle-part', '/alertes']) {
  test(`Nothing moves while ${path} opens with late scripts and later rates`, {
    tag: ['@own-width', '@whole'],
  }, async ({ page }) => {
    await watchShifts(page);
    await page.route('**/assets/*.js', async (route) => {
      await sleep(150);
      await route.continue();
    });
    await page.route('**/Listen/channel**', async (route) => {
      await sleep(dataDelayMs);
      await route.continue();
    });
    for (const window of windows) {
      await page.setViewportSize(window);
      await openLive(page, path);
      await expect(page.locator('footer').getByRole('link').first()).toBeAttached();
      expect(await movedOn(page), `${window.width} px`).toEqual([]);
    }
  });
}

test('A part that pushes the others down is found', { tag: '@whole' }, async ({ page }) => {
  await watchShifts(page);
  await page.goto('/faq');
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '300px';
    document.querySelector('main')?.prepend(late);
  });
  await expect.poll(() => movedOn(page)).not.toEqual([]);
});
