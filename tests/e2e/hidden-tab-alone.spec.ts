import { expect } from '@playwright/test';
import { changeTimers, liveBadge, rateOnHome } from './page-parts.ts';
import { leadingWords, liveEuro } from './stored-rates.ts';
import { openLive, test } from './visitor.ts';

test('A hidden tab detaches its listeners, and catches up when it is visible again', {
  tag: '@whole',
}, async ({ page, staffDb }) => {
  await changeTimers(page, { 300000: 1000 });
  await openLive(page, '/');
  const { live, write } = await liveEuro(staffDb);
  const before = await leadingWords(staffDb, 'EUR');
  const show = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  await show('hidden');
  await expect(liveBadge(page)).toHaveCount(0);
  await expect(page.getByText('Connexion interrompue')).toBeHidden();

  await write(live.value + 0.0123);
  try {
    // Only waiting shows that nothing arrives.
    await page.waitForTimeout(2000);
    await expect(rateOnHome(page)).toContainText(before);
    const after = await leadingWords(staffDb, 'EUR');
    expect(after).not.toBe(before);
    await show('visible');
    await expect(rateOnHome(page)).toContainText(after);
    await expect(liveBadge(page)).toBeAttached();
  } finally {
    await write(live.value);
  }
});
