import { utcDay } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate, formatTableRate } from '@dinar/domain/format/format-rate';
import { currencyToday } from '@dinar/domain/today/board-of-today';
import { routes } from '@dinar/site/routes/routes';
import { expect, type Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { statsOf, test } from './visitor.ts';

function answer(page: Page) {
  return page.getByRole('region', { name: 'Cours actuel de 1 EUR en dinar tunisien' });
}

/** What may be shown of a currency now; throws where the seed holds no rate of it. */
async function currencyAt(db: Firestore, code: 'EUR' | 'USD') {
  const { leading, ...rest } = currencyToday(await statsOf(db, code), utcDay(new Date()));
  if (!leading) throw new Error(`The seed holds no rate of ${code}`);
  return { leading, ...rest };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Home shows the rate, its day and every bank, as the aggregate holds them', async ({
    page,
    staffDb,
  }) => {
    const { leading, counters } = await currencyAt(staffDb, 'EUR');
    const { best } = counters;
    if (!best) throw new Error('The seed holds too few banks');
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
    const shown = `1 EUR = ${formatHeadlineRate(leading.rate.value)} TND`;
    await expect(page).toHaveTitle(new RegExp(shown));
    await expect(answer(page)).toContainText(shown);
    await expect(answer(page).locator(`time[datetime="${leading.rate.day}"]`)).toBeVisible();
    const quotes = [...counters.inForce, ...counters.older];
    for (const { bankId, purchase, sale } of quotes) {
      const figure = (kind: string) =>
        page.locator(`main table [data-figure=${kind}][data-bank=${bankId}]`);
      await expect(figure('purchase')).toHaveText(formatTableRate(purchase.value));
      await expect(figure('sale')).toHaveText(formatTableRate(sale.value));
    }
    await expect(page.locator('main table tbody tr')).toHaveCount(quotes.length);
    await expect(page.locator('[data-figure=best-purchase]')).toHaveText(
      formatHeadlineRate(best.purchase.purchase.value),
    );
    await expect(page.locator('[data-figure=best-sale]')).toHaveText(
      formatHeadlineRate(best.sale.sale.value),
    );
    await expect(page.getByText('a besoin de JavaScript')).toHaveCount(0);
  });

  test('Another currency of the address is rendered too', async ({ page, staffDb }) => {
    const { leading } = await currencyAt(staffDb, 'USD');
    await page.goto('/?devise=USD');
    await expect(
      page.getByRole('region', { name: 'Cours actuel de 1 USD en dinar tunisien' }),
    ).toContainText(`1 USD = ${formatHeadlineRate(leading.rate.value)} TND`);
  });
});

test('Every public route answers with one heading and one title in its HTML', async ({
  request,
}) => {
  for (const { path } of routes) {
    const response = await request.get(path.replace(/:\w+|\{\w+\}/g, 'x'));
    expect([path, response.status()]).toEqual([path, 200]);
    const html = await response.text();
    expect([path, html.match(/<h1[ >]/g)?.length, html.match(/<title[ >]/g)?.length]).toEqual([
      path,
      1,
      1,
    ]);
  }
});

test('An unknown address answers 404 with the application', async ({ request }) => {
  for (const path of ['/nulle-part', '/cours-change/a/b/c']) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toContain('<div id="root"></div>');
  }
});

test.describe('the shell, which also answers when rendering fails', () => {
  test.use({ expectedComplaint: /status of 404 \(Not Found\) \(.*\/nulle-part\)$/ });

  test('It goes home from an unknown address and gets its rates by itself', async ({
    page,
    staffDb,
  }) => {
    await page.goto('/nulle-part');
    await expect(page).toHaveURL('/');
    const { leading } = await currencyAt(staffDb, 'EUR');
    const rate = formatHeadlineRate(leading.rate.value);
    await expect(answer(page)).toContainText(`1 EUR = ${rate} TND`);
    await expect(page.getByText('Temps Réel')).toHaveAttribute('data-live', 'true');
  });
});

test('A rendered page becomes live in place: nothing is drawn anew, nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { drawn: document.querySelector('main table') });
    });
  });
  await page.goto('/');
  await expect(page.getByText('Temps Réel')).toHaveAttribute('data-live', 'true');
  const seen = await page.evaluate(() => ({
    isSameTable: document.querySelector('main table') === Reflect.get(window, 'drawn'),
    shifts: Reflect.get(window, 'shifts'),
  }));
  expect(seen).toEqual({ isSameTable: true, shifts: [] });
});
