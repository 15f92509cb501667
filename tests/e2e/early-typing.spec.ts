import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { liveBadge } from './page-parts.ts';
import { test } from './visitor.ts';

for (const path of ['/', '/convertisseur']) {
  test(`On ${path} an amount that is typed while its screen’s script arrives stays whole, and counts`, {
    tag: '@whole',
  }, async ({ context }) => {
    // The frame is hydrated at once, and has seen the focus when the screen is.
    let late = 0;
    await context.route('**/assets/*-page-*.js', async (route) => {
      late += 1;
      await sleep(1500);
      await route.continue();
    });
    // The fixture's page waits until it is hydrated.
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.locator('main input[inputmode=decimal]').first();
    await field.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('123456', { delay: 250 });
    await expect(liveBadge(page)).toBeAttached();
    await expect(field).toHaveValue('123456');
    await expect(page.locator('main')).toContainText(/123\s456/);
    expect(late).toBeGreaterThan(0);
  });
}
