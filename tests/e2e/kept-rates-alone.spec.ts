import { expect } from '@playwright/test';
import { liveBadge, rateOnHome } from './page-parts.ts';
import { leadingWords, liveEuro } from './stored-rates.ts';
import { lostConnection, test } from './visitor.ts';

test.use({ serviceWorkers: 'allow', expectedComplaint: lostConnection });

test('A page of the worker has the newer rates that the last visit saw, although the browser reports a connection', {
  tag: '@whole',
}, async ({ page, context, staffDb }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }),
  );
  const euro = rateOnHome(page);
  const badge = liveBadge(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(badge).toBeAttached();
  const { live, write } = await liveEuro(staffDb);
  await write(live.value + 0.0123);
  try {
    const moved = await leadingWords(staffDb, 'EUR');
    await expect(euro).toContainText(moved);
    await page.goto('about:blank');
    await context.setOffline(true);
    await page.goto('/');
    await expect(euro).toContainText(moved);
    await expect(
      page.getByText('Connexion interrompue : les derniers cours connus restent affichés.'),
    ).toBeVisible({ timeout: 30_000 });
    await expect(euro).toContainText(moved);
    await context.setOffline(false);
    await expect(badge).toBeAttached({ timeout: 30_000 });
  } finally {
    await write(live.value);
  }
});
