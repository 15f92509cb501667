import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { collection } from '@dinar/domain/documents/collections';
import { roundRate } from '@dinar/domain/money/decimal';
import { bankRateId } from '@dinar/domain/rates/bank-rate';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { startDemoFeed } from '@dinar/tools/local/demo/demo-feed';
import { expect, type Locator, type Page } from '@playwright/test';
import { rateOnHome } from './page-parts.ts';
import { todayOf } from './stored-rates.ts';
import { test } from './visitor.ts';

const fourDecimals = /^\d,\d{4}$/;

/** The large number of the page: TND for one euro. */
async function shownEuro(page: Page): Promise<string> {
  const text = (await rateOnHome(page).textContent()) ?? '';
  return /1 EUR = ?([\d,]+)/.exec(text)?.[1] ?? '';
}

function bankRow(page: Page, bank: BankCode): Locator {
  const { displayName } = bankByCode(bank);
  return page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByText(displayName, { exact: true }) });
}

test('A visitor sees the euro move, without reloading', async ({ page, stack }) => {
  await page.goto('/');
  await expect.poll(() => shownEuro(page)).toMatch(fourDecimals);
  // A reload would lose this.
  await page.evaluate(() => Object.assign(window, { visit: 'the same' }));
  const before = await shownEuro(page);

  const feed = startDemoFeed(connectFirestore(stack.firestoreHost, stack.projectId));
  try {
    await expect.poll(() => shownEuro(page), { timeout: 40_000 }).not.toBe(before);
    expect(await shownEuro(page)).toMatch(fourDecimals);
    expect(await page.evaluate(() => Reflect.get(window, 'visit'))).toBe('the same');
  } finally {
    await feed.stop();
  }
});

test('The badge of the best purchase moves to the bank that is made the best, through bank-rates alone', async ({
  page,
  staffDb,
}) => {
  const { counters } = await todayOf(staffDb, 'EUR');
  const best = counters.best?.purchase;
  // Several banks may share the best rate, so the challenger is not one of them.
  const quote = counters.inForce.find(
    ({ purchase }) => best && purchase.value.lt(best.purchase.value),
  );
  if (!best || !quote) throw new Error('The seed contains no euro to compare');
  const challenger = quote.bankId;
  await page.goto('/');
  await page.locator('summary', { hasText: /Voir les \d+ banques/ }).click();
  await expect(bankRow(page, best.bankId).getByText('★ Achat')).toBeVisible();
  await expect(bankRow(page, challenger).getByText('★ Achat')).toBeHidden();

  const purchaseRate = best.purchase.value.plus(0.004);
  const rate = {
    bankId: challenger,
    currency: 'EUR',
    date: quote.day,
    purchaseRate: roundRate(purchaseRate),
    saleRate: roundRate(quote.sale.value.gt(purchaseRate) ? quote.sale.value : purchaseRate),
    status: 1,
    source: 'demo',
    fetchedAt: new Date(),
  } as const;
  await staffDb.collection(collection.bankRates).doc(bankRateId(rate)).set(encodeBankRate(rate));

  await expect(bankRow(page, challenger).getByText('★ Achat')).toBeVisible({ timeout: 30_000 });
  await expect(bankRow(page, best.bankId).getByText('★ Achat')).toBeHidden();
  await expect(page.getByText('★ Achat')).toHaveCount(1);
});
