import { bankByCode } from '@dinar/domain/banks/bank';
import { formatColumnAmount } from '@dinar/domain/format/format-number';
import { formatHeadlineRate, formatTableRate } from '@dinar/domain/format/format-rate';
import { type ComparisonMode, compareCounters } from '@dinar/domain/today/compare-counters';
import { expect, type Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { todayOf } from './today-of.ts';
import { test } from './visitor.ts';

function analysis(page: Page, title: RegExp = /Taux de Change EUR \/ TND - Euro/) {
  return page.getByRole('region', { name: title });
}

async function shownRows(page: Page): Promise<string[][]> {
  const rows = await analysis(page).getByRole('table').locator('tbody tr').all();
  return Promise.all(
    rows.map((row) =>
      Promise.all(
        [
          row.getByRole('rowheader').locator('[title]').first(),
          row.getByRole('cell').nth(0),
          row.getByRole('cell').nth(1),
        ].map(async (cell) => (await cell.textContent()) ?? ''),
      ),
    ),
  );
}

async function expectedRows(db: Firestore, mode: ComparisonMode, amount: number) {
  return compareCounters((await todayOf(db, 'EUR')).counters, mode, amount);
}

test.beforeEach(({ page }) => page.goto('/'));

test('With dinars in hand the banks stand from the lowest sale rate up', async ({
  page,
  staffDb,
}) => {
  const rows = await expectedRows(staffDb, 'TND', 1000);
  await expect(analysis(page).getByRole('radio', { name: 'Dinars (TND)' })).toBeChecked();
  await expect
    .poll(() => shownRows(page))
    .toEqual(
      rows.map((row) => [
        bankByCode(row.bankId).displayName,
        formatTableRate(row.purchase.value),
        formatTableRate(row.sale.value),
      ]),
    );
  expect(rows).toHaveLength(19);
});

test('With euros in hand they stand from the highest purchase rate down', async ({
  page,
  staffDb,
}) => {
  const rows = await expectedRows(staffDb, 'SELECTED', 1000);
  await analysis(page).getByText('Devise (EUR)').click();
  await expect
    .poll(async () => (await shownRows(page)).map(([bank]) => bank))
    .toEqual(rows.map((row) => bankByCode(row.bankId).displayName));
  const best = analysis(page).getByRole('table').locator('tbody tr').first();
  await expect(best.getByText('★ Achat')).toBeVisible();
  await expect(best).toContainText('Meilleur');
});

test('Another amount changes what each bank gives and how far it is from the best', async ({
  page,
  staffDb,
}) => {
  const rows = await expectedRows(staffDb, 'TND', 5000);
  await analysis(page).getByLabel('Montant à comparer').fill('5000');
  const last = analysis(page).getByRole('table').locator('tbody tr').last();
  const farthest = rows.at(-1);
  await expect(last).toContainText(formatColumnAmount(farthest?.amount ?? 0));
  await expect(last).toContainText(formatColumnAmount(farthest?.gap?.value ?? 0));
});

test('The banks with the best rate of each side wear its badge, and no other does', async ({
  page,
  staffDb,
}) => {
  const { counters } = await todayOf(staffDb, 'EUR');
  const rows = compareCounters(counters, 'TND', 1000);
  const table = analysis(page).getByRole('table');
  await expect(table.getByText('★ Achat')).toHaveCount(rows.filter((row) => row.isBestBuy).length);
  await expect(table.getByText('★ Vente')).toHaveCount(rows.filter((row) => row.isBestSell).length);
  const best = [counters.best?.purchase.purchase, counters.best?.sale.sale];
  for (const rate of best) {
    await expect(analysis(page)).toContainText(`${formatHeadlineRate(rate?.value ?? 0)} TND`);
  }
});

test('The seven currencies of the grid each show their rate with four decimals', async ({
  page,
  staffDb,
}) => {
  for (const code of ['EUR', 'USD', 'GBP', 'CAD', 'AED', 'SAR', 'DZD']) {
    const { leading } = await todayOf(staffDb, code);
    await expect(page.getByRole('link', { name: new RegExp(`1 ${code} =`) })).toContainText(
      `1 ${code} = ${formatHeadlineRate(leading?.rate.value ?? 0)} TND`,
    );
  }
});

test('The dirham is analysed when it is chosen', async ({ page, staffDb }) => {
  const { central } = await todayOf(staffDb, 'AED');
  await page.getByRole('link', { name: /1 AED =/ }).click();
  const block = analysis(page, /Taux de Change AED \/ TND/);
  await expect(block).toContainText(`${formatHeadlineRate(central?.rate.value ?? 0)} TND`);
  await expect(page).toHaveTitle(/AED/);
});

test('Another currency is analysed at once, though its analysis is out of sight', async ({
  page,
  staffDb,
}) => {
  const { counters } = await todayOf(staffDb, 'GBP');
  const [first] = compareCounters(counters, 'TND', 1000);
  if (!first) throw new Error('The seed holds no pound');
  await page.getByRole('link', { name: /1 GBP =/ }).click();
  const block = analysis(page, /Taux de Change GBP \/ TND/);
  await expect(block).toContainText(formatTableRate(first.sale.value));
  const figures = block.locator('[data-figure]');
  const currencies = await figures.evaluateAll((elements) => [
    ...new Set(elements.map((element) => element.getAttribute('data-currency'))),
  ]);
  expect(currencies).toEqual(['GBP']);
});

test('What each bank gives has two decimals, on a phone too', async ({ page, staffDb }) => {
  const rows = await expectedRows(staffDb, 'TND', 1000);
  const payouts = analysis(page).locator('tbody [data-figure="payout"]:visible');
  await expect(payouts).toHaveText(rows.map(({ amount }) => formatColumnAmount(amount)));
  for (const text of await payouts.allTextContents()) expect(text).toMatch(/,\d\d$/);
});
