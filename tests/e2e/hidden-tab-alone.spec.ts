import { collection } from '@dinar/domain/documents/collections';
import { expect, type Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { liveBadge } from './link-states.ts';
import { leadingWords } from './stored-today.ts';
import { statsOf, test } from './visitor.ts';

const euro = (page: Page) =>
  page.getByRole('region', { name: 'Cours actuel de 1 EUR en dinar tunisien' });

test('A hidden tab detaches its listeners, and catches up when it is visible again', {
  tag: '@whole',
}, async ({ page, staffDb }) => {
  // Speeds up only the five-minute timer: a clock that jumps would end the SDK's own connection.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const sooner = (run: () => void, ms?: number) => later(run, ms === 300_000 ? 1000 : ms);
    Object.assign(window, { setTimeout: sooner });
  });
  await page.goto('/');
  await expect(liveBadge(page)).toBeAttached();
  const { live } = await statsOf(staffDb, 'EUR');
  if (!live) throw new Error('The seed contains no live euro');
  const before = await leadingWords(staffDb, 'EUR');
  const show = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  await show('hidden');
  await expect(liveBadge(page)).toHaveCount(0);
  await expect(page.getByText('Connexion interrompue')).toBeHidden();

  const path = `${collection.ratesStats}/EUR`;
  const write = (value: number) =>
    staffDb.doc(path).update({ 'live_rate.value': value, changedAt: FieldValue.serverTimestamp() });
  await write(live.value + 0.0123);
  try {
    // Only waiting shows that nothing arrives.
    await page.waitForTimeout(2000);
    await expect(euro(page)).toContainText(before);
    const after = await leadingWords(staffDb, 'EUR');
    expect(after).not.toBe(before);
    await show('visible');
    await expect(euro(page)).toContainText(after);
    await expect(liveBadge(page)).toBeAttached();
  } finally {
    await write(live.value);
  }
});
