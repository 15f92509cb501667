import { type CommercialBankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankTable } from '@dinar/domain/banks/bank-table';
import { bankPageCurrencies } from '@dinar/domain/currencies/currency-lists';
import { decodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import { collection } from '@dinar/domain/documents/collections';
import {
  formatHeadlineRate,
  formatSpread,
  formatTableRate,
} from '@dinar/domain/format/format-rate';
import { decimal } from '@dinar/domain/money/decimal';
import type { CounterSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { expect, type Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { todayOf } from './today-of.ts';
import { lostConnection, test } from './visitor.ts';

async function latestSnapshot(db: Firestore, bankId: string) {
  const found = await db
    .collection(collection.bankSnapshots)
    .where('bankId', '==', bankId)
    .orderBy('date', 'desc')
    .limit(1)
    .get();
  const [document] = found.docs;
  const decoded = document && decodeBankSnapshot(document.ref.path, document.data());
  if (!decoded?.ok) throw new Error(`The seed holds no day of ${bankId}`);
  return decoded.value;
}

/** A bank's latest day; the central bank's has no counters. */
async function latestCounters(db: Firestore, bankId: CommercialBankCode): Promise<CounterSnapshot> {
  const latest = await latestSnapshot(db, bankId);
  if (latest.bankId === centralBankCode) throw new Error('The central bank has no counter');
  return latest;
}

function rowOf(page: Page, code: string) {
  return page.getByRole('row').filter({ has: page.getByText(code, { exact: true }) });
}

test('Each of the 20 banks has its page in the HTML, with its currencies and its rates', async ({
  request,
  staffDb,
}) => {
  expect(bankTable).toHaveLength(20);
  for (const { slug, code, displayName } of bankTable) {
    const latest = await latestSnapshot(staffDb, code);
    const { count } = latest;
    const response = await request.get(`/cours-change/${slug}`);
    expect([slug, response.status()]).toEqual([slug, 200]);
    const html = (await response.text()).replace(/<!--.*?-->/g, '');
    expect(html).toContain(`>Cours de change ${displayName}</h1>`);
    expect(html).toContain(`${count} devise(s) disponible(s)`);
    const euro =
      latest.bankId === centralBankCode ? latest.rates.EUR?.rate : latest.rates.EUR?.purchaseRate;
    expect(html).toContain(formatTableRate(euro ?? 0));
    expect(html).toContain(`to=TND&amp;amount=1&amp;bank=${slug}`);
  }
});

test('An unknown bank is ignored: its address shows the 20 cards', async ({ page }) => {
  await page.goto('/cours-change/banque-inconnue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cours de change des banques tunisiennes',
  );
  const cards = page.getByRole('region', { name: 'Choisir une banque' }).getByRole('link');
  await expect(cards).toHaveCount(20);
});

test('A card leads to its bank; both the link back and the browser’s own lead back', async ({
  page,
}) => {
  await page.goto('/taux-de-change');
  await page.getByRole('link', { name: 'BIAT biat', exact: true }).click();
  await expect(page).toHaveURL('/cours-change/biat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cours de change BIAT');
  await page.goBack();
  await expect(page).toHaveURL('/taux-de-change');
  await page.goForward();
  await page.getByRole('link', { name: 'Retour aux banques' }).click();
  await expect(page).toHaveURL('/cours-change');
});

test('A row tells what the bank’s day holds, and leads to the converter', async ({
  page,
  staffDb,
}) => {
  const { rates } = await latestCounters(staffDb, 'BIAT');
  await page.goto('/cours-change/biat');
  const row = rowOf(page, 'USD');
  const shown = row.locator('[data-figure="purchase"], [data-figure="sale"]');
  await expect(shown).toHaveText(
    [rates.USD?.purchaseRate, rates.USD?.saleRate].map((rate) => formatTableRate(rate ?? 0)),
  );
  await expect(row.getByRole('link', { name: 'Convertir USD' })).toHaveAttribute(
    'href',
    '/convertisseur?from=USD&to=TND&amount=1&bank=biat',
  );
});

test('Currencies the bank does not quote are marked as indicative and not counted', async ({
  page,
  staffDb,
}) => {
  const { rates, count } = await latestCounters(staffDb, 'BIAT');
  const missing = bankPageCurrencies.filter((code) => rates[code] === undefined);
  await page.goto('/cours-change/biat');
  await expect(page.getByText(`${count} devise(s) disponible(s)`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'indicatif' })).toHaveCount(missing.length);
});

test('The central bank shows a mid rate and one for banknotes, and what it does not quote', async ({
  page,
  staffDb,
}) => {
  const { central, manual } = await todayOf(staffDb, 'EUR');
  await page.goto('/cours-change/banque-centrale-tunisie');
  const row = rowOf(page, 'EUR');
  await expect(row.getByRole('cell').nth(0)).toHaveText(formatTableRate(central?.rate.value ?? 0));
  await expect(row.getByRole('cell').nth(1)).toHaveText(formatTableRate(manual?.rate.value ?? 0));
  await expect(page.getByRole('columnheader', { name: 'ACHAT' })).toHaveCount(0);
  await expect(rowOf(page, 'AUD')).toContainText('non coté par la BCT');
  await expect(page.getByText('indicatif', { exact: true })).toHaveCount(0);
});

test('Every column of a bank’s row has its value in sight, on a phone too', async ({
  page,
  staffDb,
}) => {
  const { rates } = await latestCounters(staffDb, 'BIAT');
  await page.goto('/cours-change/biat');
  const row = rowOf(page, 'USD');
  for (const kind of ['purchase', 'sale', 'spread']) {
    await expect(row.locator(`[data-figure="${kind}"]:visible`)).toHaveCount(1);
  }
  const { purchaseRate = 0, saleRate = 0 } = rates.USD ?? {};
  await expect(row.locator('[data-figure="spread"]:visible')).toHaveText(
    formatSpread(decimal(saleRate).minus(purchaseRate), purchaseRate),
  );
  await expect(row.getByText(/^(Hausse|Baisse|Stable)$/)).toBeVisible();
  await expect(
    row
      .getByText('unité 1')
      .or(row.getByText('1', { exact: true }))
      .locator('visible=true'),
  ).toHaveCount(1);
  await expect(row.getByRole('link', { name: 'Convertir USD' })).toBeVisible();
});

test('The currency of the address is lit and in sight', async ({ page }) => {
  await page.goto('/cours-change/biat/nok');
  const row = rowOf(page, 'NOK');
  await expect(row).toHaveAttribute('data-selected', 'true');
  await expect(row).toBeInViewport();
});

test('A head sorts its column by keyboard, up, down and back', async ({ page, staffDb }) => {
  const { rates } = await latestCounters(staffDb, 'BIAT');
  const sales = Object.values(rates).map(({ saleRate }) => saleRate);
  await page.goto('/cours-change/biat');
  await expect(page.getByText('En Direct').first()).toBeAttached();
  const head = page.getByRole('columnheader', { name: 'VENTE' });
  const first = page.locator('main tbody tr').first().locator('[data-figure="sale"]');
  await head.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toHaveText(formatTableRate(Math.min(...sales)));
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toHaveText(formatTableRate(Math.max(...sales)));
  await page.keyboard.press('Enter');
  await expect(head).not.toHaveAttribute('aria-sort');
});

test('« Actualiser » reads the rates again and says when', async ({ page }) => {
  await page.goto('/cours-change/biat');
  const button = page.getByRole('button', { name: 'Actualiser' });
  await expect
    .poll(async () => {
      await button.click();
      return page.getByRole('status').allTextContents();
    })
    .toContainEqual(expect.stringMatching(/^Taux actualisés à \d\d:\d\d$/));
});

test.describe('without a connection', () => {
  test.use({
    expectedComplaint: lostConnection,
  });

  test('The values stay, a notice says so, and the page is live again afterwards', async ({
    page,
    context,
  }) => {
    await page.goto('/cours-change/stb');
    await expect(page.locator('main [data-live="true"]')).toBeAttached();
    const shown = await page.locator('main tbody').innerText();
    await context.setOffline(true);
    await expect(page.getByText(/Hors connexion/)).toBeVisible();
    expect(await page.locator('main tbody').innerText()).toBe(shown);
    await context.setOffline(false);
    await expect(page.getByText(/Hors connexion/)).toBeHidden({ timeout: 30_000 });
    await expect(page.locator('main [data-live="true"]')).toBeAttached();
  });
});

test('The best-rate address of a currency answers first', async ({ page, staffDb }) => {
  const { best } = (await todayOf(staffDb, 'GBP')).counters;
  await page.goto('/meilleur-taux-de-livre-sterling-aujourdhui');
  const block = page.getByRole('region', { name: /Les meilleurs taux de 1 GBP/ });
  for (const rate of [best?.purchase.purchase, best?.sale.sale]) {
    await expect(block).toContainText(`${formatHeadlineRate(rate?.value ?? 0)} TND`);
  }
});
