import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { collection } from '@dinar/domain/documents/collections';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import { roundRate } from '@dinar/domain/money/decimal';
import { bankRateId } from '@dinar/domain/rates/bank-rate';
import { expect, type Page } from '@playwright/test';
import type { DocumentData } from 'firebase-admin/firestore';
import { euroOfBiat } from './stored-rates.ts';
import { test } from './visitor.ts';
import { whileDenied } from './while-denied.ts';

test.describe.configure({ mode: 'serial' });

async function isLive(page: Page) {
  await expect(page.locator('main [data-live="true"]')).toBeAttached();
}

test('A rate changes on the open page of its bank, through bank-rates alone', async ({
  page,
  staffDb,
}) => {
  const quote = await euroOfBiat(staffDb);
  await page.goto('/cours-change/biat/eur');
  await isLive(page);
  const row = page.getByRole('region', { name: 'Le cours EUR chez BIAT' });
  await expect(row).toContainText(formatTableRate(quote.saleRate, 'fr'));

  const saleRate = roundRate(quote.saleRate + 0.007);
  const rate = {
    ...quote,
    currency: 'EUR',
    saleRate,
    status: 1,
    source: 'demo',
    fetchedAt: new Date(),
  } as const;
  await staffDb.collection(collection.bankRates).doc(bankRateId(rate)).set(encodeBankRate(rate));
  await expect(row).toContainText(formatTableRate(saleRate, 'fr'), { timeout: 15_000 });
});

/** What the page reports of a read that the rules refuse. */
const refused = /permission|insufficient|false for/i;

test.describe('when the rules refuse the rates of banks', () => {
  test.use({ expectedComplaint: refused });

  test('The page says so, and « Réessayer » mends it once they may be read again', async ({
    page,
    stack,
  }) => {
    const reported = page.waitForEvent('pageerror', ({ message }) => refused.test(message));
    await whileDenied(stack, 'bank-snapshots', async () => {
      await page.goto('/cours-change/biat');
      await reported;
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Erreur de chargement');
      await expect(alert).toContainText('Error loading bank rates');
      await expect(page.locator('main table')).toHaveCount(0);
      await alert.getByRole('button', { name: 'Réessayer' }).click();
      await expect(alert.getByRole('button', { name: 'Réessayer' })).toHaveAttribute(
        'data-busy',
        'false',
      );
    });
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.locator('main tbody tr').first()).toBeVisible();
    await isLive(page);
  });
});

test('An empty collection is said, on a page that is open and on a new one', async ({
  page,
  staffDb,
}) => {
  await page.goto('/cours-change/tf-bank');
  await isLive(page);
  const found = await staffDb
    .collection(collection.bankSnapshots)
    .where('bankId', '==', 'UTUB')
    .get();
  // The latest rates are the board's, which is a document a currency; the days before are the bank's own.
  const board = await staffDb.collection(collection.ratesStats).get();
  const changedAt = new Date();
  await Promise.all([
    ...found.docs.map((document) => document.ref.delete()),
    ...board.docs.map((document) =>
      document.ref.set({ ...withoutBank(document.data(), 'UTUB'), changedAt }),
    ),
  ]);
  const empty = page.getByText('Aucun taux disponible', { exact: true });
  await expect(empty).toBeVisible();
  await expect(
    page.getByText("Aucun taux de change n'est disponible pour cette banque à ce moment."),
  ).toBeVisible();
  await page.reload();
  await expect(empty).toBeVisible();
  await Promise.all([
    ...found.docs.map((document) => document.ref.set(document.data())),
    ...board.docs.map((document) =>
      document.ref.set({ ...document.data(), changedAt: new Date() }),
    ),
  ]);
  await expect(page.locator('main tbody tr').first()).toBeVisible();
});

function withoutBank(stats: DocumentData, bankId: string): DocumentData {
  const banks = (stats.banks ?? []).filter((quote: DocumentData) => quote.bankId !== bankId);
  return { ...stats, banks };
}
