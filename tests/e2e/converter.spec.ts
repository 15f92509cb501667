import { parseBankCode } from '@dinar/domain/banks/bank-code';
import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { formatAmount, formatConverted, formatRate4 } from '@dinar/domain/format/format-number';
import { decimal } from '@dinar/domain/money/decimal';
import { compareBanks } from '@dinar/domain/rates/comparison';
import { converterAnswer } from '@dinar/domain/rates/converter-answer';
import { conversionHeading, conversionSlugs } from '@dinar/site/routes/conversion-slugs';
import { expect, type Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { expectAccessible } from './expect-accessible.ts';
import { lostConnection, statsOf, test } from './visitor.ts';

const result = (page: Page) => page.getByTestId('conversion-result');
const amount = (page: Page) => page.getByLabel('Montant', { exact: true });

async function expected(
  db: Firestore,
  asked: { amount: string; from: CurrencyCode; to: CurrencyCode; bank?: string },
): Promise<string> {
  const codes = [asked.from, asked.to].filter((code) => code !== 'TND');
  const stats = await Promise.all(codes.map((code) => statsOf(db, code)));
  const answer = converterAnswer({
    ...asked,
    amount: decimal(asked.amount),
    bank: parseBankCode(asked.bank ?? ''),
    rates: new Map(stats.map((entry) => [entry.currency, entry])),
    today: utcDay(new Date()),
  });
  if (answer.kind !== 'converted') throw new Error(`The seed lacks ${answer.currency}`);
  return formatConverted(answer.value);
}

test('It starts with one euro, at the mean of the banks, with day and source', async ({
  page,
  staffDb,
}) => {
  await page.goto('/convertisseur');
  await expect(amount(page)).toHaveValue('1');
  await expect(page.getByLabel('Banque (facultatif)')).toContainText(
    'Toutes les banques (moyenne)',
  );
  await expect(result(page)).toHaveText(
    await expected(staffDb, { amount: '1', from: 'EUR', to: 'TND' }),
  );
  await expect(page.getByText(/moyenne des cours vendeurs de \d+ banques/)).toBeVisible();
  await expectAccessible(page);
});

for (const conversion of conversionSlugs) {
  test(`/${conversion.slug} answers first, then with what each bank gives`, async ({
    page,
    staffDb,
  }) => {
    await page.goto(`/${conversion.slug}`);
    const { live, banks, date } = await statsOf(staffDb, conversion.from);
    if (!live || !date) throw new Error('The seed holds no live rate');
    const worth = decimal(live.value).times(conversion.amount);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(conversionHeading(conversion));
    await expect(
      page.getByRole('region', { name: `${conversion.amount} ${conversion.from} en TND` }),
    ).toContainText(
      `${conversion.amount} ${conversion.from} = ${conversion.amount === 1 ? formatRate4(worth) : formatConverted(worth)} TND`,
    );
    const rows = compareBanks({
      quotes: banks,
      latestDay: date,
      mode: 'SELECTED',
      amount: conversion.amount,
    });
    const shown = page.getByRole('table').locator('tbody tr');
    await expect(shown).toHaveCount(1 + rows.length);
    await expect(shown.first()).toContainText(`Cours de référence${formatRate4(live.value)}`);
    await expect(shown.first()).toContainText(formatAmount(worth));
    await expect(shown.nth(1)).toContainText(formatAmount(rows[0]?.amount ?? 0));
    await expect(amount(page)).toHaveValue(String(conversion.amount));
  });
}

for (const [typed, value] of [
  ['0.01', '0.01'],
  ['0,01', '0.01'],
  ['1 250,5', '1250.5'],
  ['999999999999999', '999999999999999'],
] as const) {
  test(`The amount ${typed} is converted exactly`, async ({ page, staffDb }) => {
    await page.goto('/convertisseur/eur/tnd');
    await amount(page).fill(typed);
    await expect(result(page)).toHaveText(
      await expected(staffDb, { amount: value, from: 'EUR', to: 'TND' }),
    );
    await expect(page).toHaveURL(`/convertisseur/eur/tnd?from=EUR&to=TND&amount=${value}`);
  });
}

for (const typed of ['0', '-5', 'abc', '1e15', '1000000000000000', '']) {
  test(`The amount « ${typed} » gives no result`, async ({ page }) => {
    await page.goto('/convertisseur');
    await expect(result(page)).toBeVisible();
    await amount(page).fill(typed);
    await expect(result(page)).toHaveCount(0);
    await expect(amount(page)).toHaveAttribute('aria-invalid', String(typed !== '0'));
  });
}

test('Each change goes into the address, beside what was there, and comes back from it', async ({
  page,
  staffDb,
}) => {
  await page.goto('/convertisseur?utm_source=lettre&amount=20');
  await page.getByLabel('De', { exact: true }).selectOption('USD');
  await expect(page).toHaveURL(/from=USD/);
  await page.getByLabel('Banque (facultatif)').selectOption({ label: 'BIAT' });
  await expect(page).toHaveURL(/bank=biat/);
  await page.getByRole('button', { name: '50 USD' }).click();
  await expect(page).toHaveURL(/amount=50/);
  await page.getByRole('button', { name: 'Inverser les devises' }).click();
  const address = '/convertisseur?utm_source=lettre&amount=50&from=TND&to=USD&bank=biat';
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(result(page)).toHaveText(
    await expected(staffDb, { amount: '50', from: 'TND', to: 'USD', bank: 'biat' }),
  );
  await expect(page.getByText(/cours vendeur de BIAT/)).toBeVisible();
});

test('What an address says wrongly is left out and never shown', async ({ page }) => {
  await page.goto('/convertisseur?from=%3Cimg%20src=x%3E&to=EURO&amount=1e9&bank=%22%3E');
  await expect(page.getByLabel('De', { exact: true })).toHaveValue('EUR');
  await expect(amount(page)).toHaveValue('1');
  await expect(page.locator('main')).not.toContainText('img src');
  await page.goto('/convertisseur/10-roubles-en-or');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Convertisseur de devises');
});

test('A bank that does not quote the currency gives way to another rate, and it is said', async ({
  page,
  staffDb,
}) => {
  // The seed has every currency of the converter at every bank, and no Jordanian dinar at all.
  const live = { value: 4.12, date: utcDay(new Date()), variation: 0, source: 'demo' };
  await staffDb.collection(collection.ratesStats).doc('JOD').set({ live_rate: live });
  await page.goto('/convertisseur?from=JOD&to=TND&amount=100&bank=biat');
  await expect(page.getByText('BIAT n’a pas de cours pour JOD')).toBeVisible();
  await expect(page.getByText(/cours en direct, aucune banque ne cotant/)).toBeVisible();
  await expect(result(page)).toHaveText('412,00');
});

test('The result and the address are copied at one tap each', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/convertisseur?from=EUR&to=TND&amount=10');
  await page.getByRole('button', { name: 'Copier le résultat' }).click();
  await expect(page.getByText('Résultat copié')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await result(page).textContent(),
  );
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Lien copié')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test.describe('when the connection is lost', () => {
  test.use({ expectedComplaint: lostConnection });

  test('Values stay while the connection is lost, and are live again after it', async ({
    page,
    context,
  }) => {
    await page.goto('/convertisseur');
    const dot = page.getByRole('region', { name: 'Résultat' }).locator('[data-live]').first();
    await expect(dot).toHaveAttribute('data-live', 'true');
    const before = await result(page).textContent();
    await context.setOffline(true);
    await expect(page.getByText(/Hors connexion/)).toBeVisible();
    await expect(result(page)).toHaveText(before ?? '');
    await context.setOffline(false);
    await expect(dot).toHaveAttribute('data-live', 'true', { timeout: 30_000 });
  });
});
