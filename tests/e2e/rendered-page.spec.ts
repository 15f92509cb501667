import { formatHeadlineRate, formatTableRate } from '@dinar/domain/format/format-rate';
import { expect } from '@playwright/test';
import { shiftOf, watchShifts } from './layout-shifts.ts';
import { rateOnHome } from './page-parts.ts';
import { leadingWords, todayOf } from './stored-rates.ts';
import { test } from './visitor.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Home shows the rate, its day and every bank, as the aggregate contains them', async ({
    page,
    staffDb,
  }) => {
    const { leading, counters } = await todayOf(staffDb, 'EUR');
    const { best } = counters;
    if (!best || !leading) throw new Error('The seed contains too few banks');
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
    const shown = `1 EUR = ${formatHeadlineRate(leading.rate.value, 'fr')} TND`;
    await expect(page).toHaveTitle(new RegExp(shown));
    await expect(rateOnHome(page)).toContainText(shown);
    await expect(rateOnHome(page).locator(`time[datetime="${leading.rate.day}"]`)).toBeVisible();
    const quotes = [...counters.inForce, ...counters.older];
    for (const { bankId, purchase, sale } of quotes) {
      const figure = (kind: string) =>
        page.locator(`main table [data-figure=${kind}][data-bank=${bankId}]`);
      await expect(figure('purchase')).toHaveText(formatTableRate(purchase.value, 'fr'));
      await expect(figure('sale')).toHaveText(formatTableRate(sale.value, 'fr'));
    }
    await expect(page.locator('main table tbody tr')).toHaveCount(quotes.length);
    await expect(page.locator('[data-figure=best-purchase]')).toHaveText(
      formatHeadlineRate(best.purchase.purchase.value, 'fr'),
    );
    await expect(page.locator('[data-figure=best-sale]')).toHaveText(
      formatHeadlineRate(best.sale.sale.value, 'fr'),
    );
    await expect(page.getByText('a besoin de JavaScript')).toHaveCount(0);
  });
});

test.describe('the shell, which also answers when rendering fails', () => {
  test.use({ expectedComplaint: /status of 404 \(Not Found\) \(.*\/nulle-part\)$/ });

  test('It goes home from an unknown address and gets its rates by itself', async ({
    page,
    staffDb,
  }) => {
    await page.goto('/nulle-part');
    await expect(page).toHaveURL('/');
    await expect(rateOnHome(page)).toContainText(await leadingWords(staffDb, 'EUR'));
    await expect(page.locator('[data-live=true]', { hasText: 'Temps Réel' })).toBeAttached();
  });
});

test('A rendered page becomes live in place: nothing is rendered again, nothing moves', async ({
  page,
}) => {
  await watchShifts(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { rendered: document.querySelector('main table') });
    });
  });
  await page.goto('/');
  await expect(page.locator('[data-live=true]', { hasText: 'Temps Réel' })).toBeAttached();
  const isSameTable = await page.evaluate(
    () => document.querySelector('main table') === Reflect.get(window, 'rendered'),
  );
  expect([isSameTable, await shiftOf(page)]).toEqual([true, 0]);
});
