import { collection } from '@dinar/domain/documents/collections';
import { expect } from '@playwright/test';
import { test } from './visitor.ts';

interface StoredQuote {
  readonly bankId: string;
  readonly purchaseRate: number;
}

test('A rate that changes under the converter changes its result', async ({ page, staffDb }) => {
  const euro = staffDb.doc(`${collection.ratesStats}/EUR`);
  const banks: StoredQuote[] = (await euro.get()).get('banks');
  await page.goto('/convertisseur?bank=biat&amount=1000');
  const card = page.getByRole('form', { name: 'Votre conversion' });
  await expect(page.locator('main [data-live="true"]').first()).toBeAttached();
  await expect(card).toContainText('cours acheteur de BIAT');
  const moved = banks.map((quote) =>
    quote.bankId === 'BIAT' ? { ...quote, purchaseRate: 3.3123 } : quote,
  );
  await euro.update({ banks: moved });
  try {
    await expect(card).toContainText(/3\s312,30/);
  } finally {
    await euro.update({ banks });
  }
  await expect(card).not.toContainText(/3\s312,30/);
});

test('The price of a coin moves while one looks', async ({ page, staffDb }) => {
  const bitcoin = staffDb.doc(`${collection.coins}/bitcoin`);
  const price: number = (await bitcoin.get()).get('current_price');
  await page.goto('/cryptomonnaies');
  const row = page.getByRole('row', { name: /Bitcoin/ });
  await expect(row).toBeVisible();
  await bitcoin.update({ current_price: 123456.78 });
  try {
    await expect(row).toContainText(/123\s456,78/);
  } finally {
    await bitcoin.update({ current_price: price });
  }
});
