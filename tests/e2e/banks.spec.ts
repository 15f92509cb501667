import { type CommercialBankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankTable } from '@dinar/domain/banks/bank-table';
import { decodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import { collection } from '@dinar/domain/documents/collections';
import { formatSpread, formatTableRate } from '@dinar/domain/format/format-rate';
import { decimal } from '@dinar/domain/money/decimal';
import type { CounterSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { expect, type Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { test } from './visitor.ts';

async function latestSnapshot(db: Firestore, bankId: string) {
  const found = await db
    .collection(collection.bankSnapshots)
    .where('bankId', '==', bankId)
    .orderBy('date', 'desc')
    .limit(1)
    .get();
  const [document] = found.docs;
  const decoded = document && decodeBankSnapshot(document.ref.path, document.data());
  if (!decoded?.ok) throw new Error(`The seed contains no day of ${bankId}`);
  return decoded.value;
}

/** A bank's latest snapshot; throws for the central bank, which has no counters. */
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
    expect(html).toContain(formatTableRate(euro ?? 0, 'fr'));
    expect(html).toContain(`to=TND&amp;amount=1&amp;bank=${slug}`);
    expect(html).toContain(`href="/cours-change/${slug}/eur"`);
  }
});

test('Every column of a bank’s row has its value in sight, on a phone too, and leads to the converter', {
  tag: '@each-width',
}, async ({ page, staffDb }) => {
  const { rates } = await latestCounters(staffDb, 'BIAT');
  await page.goto('/cours-change/biat');
  const row = rowOf(page, 'USD');
  const { purchaseRate = 0, saleRate = 0 } = rates.USD ?? {};
  for (const [kind, text] of [
    ['purchase', formatTableRate(purchaseRate, 'fr')],
    ['sale', formatTableRate(saleRate, 'fr')],
    ['spread', formatSpread(decimal(saleRate).minus(purchaseRate), purchaseRate, 'fr')],
  ]) {
    await expect(row.locator(`[data-figure="${kind}"]:visible`)).toHaveText([text ?? '']);
  }
  await expect(row.getByText(/^(Hausse|Baisse|Stable)$/)).toBeVisible();
  await expect(
    row
      .getByText('unité 1')
      .or(row.getByText('1', { exact: true }))
      .locator('visible=true'),
  ).toHaveCount(1);
  const link = row.getByRole('link', { name: 'Convertir USD' });
  await expect(link).toHaveText('Convertir');
  const { height = 0 } = (await link.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await expect(link).toHaveAttribute('href', '/convertisseur?from=USD&to=TND&amount=1&bank=biat');
});

test('A bank’s page of one currency has its rates, its month and the ways on', async ({ page }) => {
  await page.goto('/cours-change/biat/nok');
  await expect(page).toHaveTitle(/^Cours NOK BIAT/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/cours-change\/biat\/nok$/,
  );
  const rates = page.getByRole('region', { name: 'Le cours NOK chez BIAT' });
  for (const kind of ['purchase', 'sale', 'spread']) {
    await expect(rates.locator(`[data-figure="${kind}"]`)).toHaveText(/^0,\d+$/);
  }
  const reader = page.getByRole('slider', { name: 'Jour à lire sur la courbe NOK / TND' });
  const last = await reader.getAttribute('aria-valuetext');
  await reader.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(reader).not.toHaveAttribute('aria-valuetext', String(last));
  await page.getByRole('link', { name: 'Toutes les devises chez BIAT' }).click();
  await expect(page).toHaveURL(/\/cours-change\/biat$/);
});

test('A currency that the page cannot show is said, never taken for another', {
  tag: '@whole',
}, async ({ page }) => {
  for (const path of [
    '/comparateur/xyz',
    '/aide-memoire/xyz',
    '/?devise=xyz',
    '/cours-change?devise=xyz',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: '« xyz »' })).toBeVisible();
  }
});
