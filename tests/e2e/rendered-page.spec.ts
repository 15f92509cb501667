import { bankByCode } from '@dinar/domain/banks/bank';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatRate3, formatRate4 } from '@dinar/domain/format/format-number';
import { routes } from '@dinar/site/routes/routes';
import { expect, type Page } from '@playwright/test';
import { statsOf, test } from './visitor.ts';

function answer(page: Page) {
  return page.getByRole('region', { name: 'Cours actuel de 1 EUR en dinar tunisien' });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Home shows the rate, its day and every bank, as the aggregate holds them', async ({
    page,
    staffDb,
  }) => {
    const { live, banks, bestBuy, bestSell, date } = await statsOf(staffDb, 'EUR');
    if (!live || !bestBuy || !bestSell || !date) throw new Error('The seed holds no whole euro');
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
    await expect(page).toHaveTitle(new RegExp(`1 EUR = ${formatRate4(live.value)} TND`));
    await expect(answer(page)).toContainText(`1 EUR = ${formatRate4(live.value)} TND`);
    await expect(answer(page)).toContainText(formatDayInWords(live.date));
    await expect(page.getByText(`Cours des banques du ${formatDayInWords(date)}`)).toBeVisible();
    const rows = await page.locator('main table tbody tr').evaluateAll((found) =>
      found.map((row) => {
        const cells = [...row.querySelectorAll('td')].map((cell) => cell.textContent);
        return [row.querySelector('[title]')?.textContent, cells[0], cells[1]];
      }),
    );
    const expected = banks.map(({ bankId, purchaseRate, saleRate }) => [
      bankByCode(bankId).displayName,
      formatRate3(purchaseRate),
      formatRate3(saleRate),
    ]);
    expect(new Set(rows)).toEqual(new Set(expected));
    await expect(page.getByText(formatRate4(bestBuy.rate)).first()).toBeVisible();
    await expect(page.getByText(formatRate4(bestSell.rate)).first()).toBeVisible();
    await expect(page.getByText('a besoin de JavaScript')).toHaveCount(0);
  });

  test('Another currency of the address is rendered too', async ({ page, staffDb }) => {
    const { live } = await statsOf(staffDb, 'USD');
    await page.goto('/?devise=USD');
    await expect(
      page.getByRole('region', { name: 'Cours actuel de 1 USD en dinar tunisien' }),
    ).toContainText(`1 USD = ${formatRate4(live?.value ?? 0)} TND`);
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
    const { live } = await statsOf(staffDb, 'EUR');
    await expect(answer(page)).toContainText(`1 EUR = ${formatRate4(live?.value ?? 0)} TND`);
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
