import { formatSpread } from '@dinar/domain/format/format-rate';
import { compareCounters } from '@dinar/domain/today/compare-counters';
import { expect, type Page } from '@playwright/test';
import { todayOf } from './stored-rates.ts';
import { test } from './visitor.ts';

function comparison(page: Page) {
  return page.getByRole('table', { name: /, pour/ });
}

test('The server renders the scale of each currency as the browser does', {
  tag: '@whole',
}, async ({ page, request }) => {
  // A hydration mismatch is an uncaught error, which fails every test of a visitor.
  for (const code of ['dzd', 'jpy', 'eur', 'aud', 'kwd']) {
    const rendered = await (await request.get(`/comparateur/${code}`)).text();
    await page.goto(`/comparateur/${code}`);
    await expect(page.getByRole('slider')).toBeAttached();
    const axis = await page.getByTestId('plot').locator('svg text').allTextContents();
    expect(axis.length, code).toBeGreaterThan(2);
    expect(new Set(axis).size, code).toBe(axis.length);
    for (const text of axis) expect(rendered).toContain(`>${text}</text>`);
  }
});

test('Every column of the comparison has its value in sight, on a phone too', {
  tag: ['@each-width', '@whole'],
}, async ({ page, staffDb }) => {
  const { counters } = await todayOf(staffDb, 'EUR');
  const [first] = compareCounters(counters, 'spend', 1000);
  if (!first) throw new Error('The seed contains no euro');
  await page.goto('/comparateur');
  const row = comparison(page).locator('tbody tr').first();
  for (const kind of ['purchase', 'sale', 'spread', 'payout']) {
    await expect(row.locator(`[data-figure="${kind}"]:visible`)).toHaveCount(1);
  }
  await expect(row.locator('[data-figure="spread"]:visible')).toHaveText(
    formatSpread(first.spread, first.purchase.value, 'fr'),
  );
  await expect(row.getByText('Meilleur', { exact: true })).toBeVisible();
});

test('Choosing a currency keeps the place and the focus', {
  tag: '@each-width',
}, async ({ page }) => {
  await page.goto('/comparateur');
  await expect(page.getByRole('slider')).toBeAttached();
  const link = page.getByRole('link', { name: 'CHF', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/comparateur/chf');
  await expect(link).toBeFocused();
});
