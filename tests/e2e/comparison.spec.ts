import { bankByCode } from '@dinar/domain/banks/bank';
import type { RatesStats } from '@dinar/domain/documents/rates-stats-document';
import { formatAmount, formatRate3, formatRate4 } from '@dinar/domain/format/format-number';
import { decimal } from '@dinar/domain/money/decimal';
import { compareBanks } from '@dinar/domain/rates/comparison';
import { expect, type Page } from '@playwright/test';
import { statsOf, test } from './visitor.ts';

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

function expectedRows({ banks, date }: RatesStats, mode: 'TND' | 'SELECTED', amount: number) {
  if (date === undefined) {
    throw new Error('The seed holds no day');
  }
  return compareBanks({ quotes: [...banks], latestDay: date, mode, amount: decimal(amount) });
}

test.beforeEach(({ page }) => page.goto('/'));

test('With dinars in hand the banks stand from the lowest sale rate up', async ({
  page,
  staffDb,
}) => {
  const rows = expectedRows(await statsOf(staffDb, 'EUR'), 'TND', 1000);
  await expect(analysis(page).getByRole('radio', { name: 'Dinars (TND)' })).toBeChecked();
  await expect
    .poll(() => shownRows(page))
    .toEqual(
      rows.map((row) => [
        bankByCode(row.bankId).displayName,
        formatRate3(row.purchaseRate),
        formatRate3(row.saleRate),
      ]),
    );
  expect(rows).toHaveLength(19);
});

test('With euros in hand they stand from the highest purchase rate down', async ({
  page,
  staffDb,
}) => {
  const rows = expectedRows(await statsOf(staffDb, 'EUR'), 'SELECTED', 1000);
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
  const rows = expectedRows(await statsOf(staffDb, 'EUR'), 'TND', 5000);
  await analysis(page).getByLabel('Montant à comparer').fill('5000');
  const last = analysis(page).getByRole('table').locator('tbody tr').last();
  const farthest = rows.at(-1);
  await expect(last).toContainText(formatAmount(farthest?.amount ?? 0));
  await expect(last).toContainText(formatAmount(farthest?.gap ?? 0));
});

test('The banks with the best rate of each side wear its badge, and no other does', async ({
  page,
  staffDb,
}) => {
  const stats = await statsOf(staffDb, 'EUR');
  const rows = expectedRows(stats, 'TND', 1000);
  const table = analysis(page).getByRole('table');
  await expect(table.getByText('★ Achat')).toHaveCount(rows.filter((row) => row.isBestBuy).length);
  await expect(table.getByText('★ Vente')).toHaveCount(rows.filter((row) => row.isBestSell).length);
  await expect(analysis(page)).toContainText(`${formatRate4(stats.bestBuy?.rate ?? 0)} TND`);
  await expect(analysis(page)).toContainText(`${formatRate4(stats.bestSell?.rate ?? 0)} TND`);
});

test('The seven currencies of the grid each show their rate with four decimals', async ({
  page,
  staffDb,
}) => {
  for (const code of ['EUR', 'USD', 'GBP', 'CAD', 'AED', 'SAR', 'DZD']) {
    const { live } = await statsOf(staffDb, code);
    await expect(page.getByRole('button', { name: new RegExp(`1 ${code} =`) })).toContainText(
      `1 ${code} = ${formatRate4(live?.value ?? 0)} TND`,
    );
  }
});

test('The dirham is analysed when it is chosen', async ({ page, staffDb }) => {
  const { central } = await statsOf(staffDb, 'AED');
  await page.getByRole('button', { name: /1 AED =/ }).click();
  const block = analysis(page, /Taux de Change AED \/ TND/);
  await expect(block).toContainText(`${formatRate4(central?.value ?? 0)} TND`);
  await expect(page).toHaveTitle(/AED/);
});
