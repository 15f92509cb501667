import { formatMoney } from '@dinar/domain/format/format-number';
import { compareCounters } from '@dinar/domain/today/compare-counters';
import { expect, type Page } from '@playwright/test';
import { expectedAnswer } from './expected-conversion.ts';
import { todayOf } from './today-of.ts';
import { test } from './visitor.ts';

const result = (page: Page) => page.getByTestId('conversion-result');
const amount = (page: Page) => page.getByLabel('Montant', { exact: true });

test('It starts with one euro, at the best bank, with the mean of all', async ({
  page,
  staffDb,
}) => {
  await page.goto('/convertisseur');
  await expect(amount(page)).toHaveValue('1');
  await expect(page.getByLabel('Banque (facultatif)')).toContainText(
    'Toutes les banques (moyenne)',
  );
  await expect(result(page)).toHaveText(
    await expectedAnswer(staffDb, { amount: '1', from: 'EUR', to: 'TND' }),
  );
  await expect(page.getByText(/^Pour 1.000 EUR, en moyenne \(\d+ banques\)$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Ce que chaque banque/ })).toHaveText(
    'Ce que chaque banque vous donne pour 1 EUR',
  );
});

test('A fixed conversion answers first, then with what each bank gives', async ({
  page,
  staffDb,
}) => {
  await page.goto('/100-dollars-en-dinar-tunisien');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('100 dollars en dinar tunisien');
  await expect(result(page)).toHaveText(
    await expectedAnswer(staffDb, { amount: 100, from: 'USD', to: 'TND' }),
  );
  await expect(page.getByText('Pour 100 USD vous recevez')).toBeVisible();
  await page.getByText('Marge, aller-retour, cours moyen, commission').click();
  await expect(page.getByText('Pour acheter 100 USD', { exact: true })).toBeVisible();
  await expect(page.getByText('Au cours moyen de référence', { exact: true })).toBeVisible();
  const rows = compareCounters((await todayOf(staffDb, 'USD')).counters, 'sell', 100);
  const shown = page.getByRole('table').locator('tbody tr');
  await expect(shown.locator('[data-figure="payout"]')).toHaveText(
    rows.map((row) => formatMoney(row.amount, 'fr')),
  );
  await expect(amount(page)).toHaveValue('100');
});

test('An amount to buy has its price at the cheapest banks', async ({ page, staffDb }) => {
  await page.goto('/convertisseur/usd/tnd/12000');
  await page.getByText('Je veux acheter des dollars US').click();
  await expect(page.getByText('Pour acheter 12 000 USD vous payez')).toBeVisible();
  const { counters } = await todayOf(staffDb, 'USD');
  const rows = compareCounters(counters, 'buy', 12_000);
  const words = rows.map((row) => formatMoney(row.amount, 'fr'));
  await expect(result(page)).toHaveText(words[0] ?? '');
  await expect(page.locator('[data-result] [data-figure="payout"]')).toHaveText(words.slice(1, 3));
  await expect(page.locator('tbody [data-figure="payout"]')).toHaveText(words);
  await expect(page).toHaveURL('/convertisseur?from=TND&to=USD&amount=12000&intent=buy');
  await page.reload();
  await expect(page.locator('tbody [data-figure="payout"]')).toHaveText(words);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/convertisseur\/tnd\/usd$/,
  );
});

test('Amounts are converted exactly however they are typed, and what is none gives no result', async ({
  page,
  staffDb,
}) => {
  await page.goto('/convertisseur/eur/tnd');
  for (const [typed, value] of [
    ['0.01', '0.01'],
    ['0,01', '0.01'],
    ['1 250,5', '1250.5'],
    ['999999999999999', '999999999999999'],
  ] as const) {
    await amount(page).fill(typed);
    await expect(result(page)).toHaveText(
      await expectedAnswer(staffDb, { amount: value, from: 'EUR', to: 'TND' }),
    );
    await expect(page).toHaveURL(`/convertisseur?from=EUR&to=TND&amount=${value}`);
  }
  for (const typed of ['0', '-5', 'abc', '1e15', '1000000000000000', '']) {
    await amount(page).fill('1');
    await expect(result(page)).toBeVisible();
    await amount(page).fill(typed);
    await expect(result(page)).toHaveCount(0);
    await expect(amount(page)).toHaveAttribute('aria-invalid', String(typed !== '0'));
  }
});

test('Each change goes into the address, beside what was there, and comes back from it', async ({
  page,
  staffDb,
}) => {
  await page.goto('/convertisseur?utm_source=lettre&amount=20');
  await page.getByLabel('De', { exact: true }).selectOption('USD');
  await expect(page).toHaveURL(/from=USD/);
  await page.getByLabel('Banque (facultatif)').selectOption({ label: 'BIAT' });
  await expect(page).toHaveURL(/bank=biat/);
  await page.getByRole('link', { name: /^50 ?USD$/ }).click();
  await expect(page).toHaveURL(/amount=50/);
  await page.getByRole('link', { name: 'Inverser les devises' }).click();
  const address = '/convertisseur?from=TND&to=USD&amount=50&bank=biat&utm_source=lettre';
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(result(page)).toHaveText(
    await expectedAnswer(staffDb, { amount: '50', from: 'TND', to: 'USD', bank: 'biat' }),
  );
  await expect(page.locator('[data-result]').getByText('chez BIAT').first()).toBeVisible();
});

test('On a conversion’s page heading, banks, title and copied text follow the choice', {
  tag: '@whole',
}, async ({ page, context, staffDb }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/50-euros-en-dinar-tunisien');
  await expect(page).toHaveTitle(/50 euros/);
  await page.getByLabel('De', { exact: true }).selectOption('USD');
  await amount(page).fill('200');
  const dollars = { amount: 200, from: 'USD', to: 'TND' } as const;
  await expect(result(page)).toHaveText(await expectedAnswer(staffDb, dollars));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('200 dollars en dinar tunisien');
  await expect(page.getByRole('heading', { name: /^Ce que chaque banque/ })).toHaveText(
    'Ce que chaque banque vous donne pour 200 USD',
  );
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copier le résultat' }).click();
  await expect(page.getByText('Résultat copié')).toBeVisible();
  expect(await copied()).toBe(await result(page).textContent());
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Lien copié')).toBeVisible();
  const address = '/convertisseur?from=USD&to=TND&amount=200';
  expect(await copied()).toBe(new URL(address, page.url()).href);
  const picture = page.getByRole('link', { name: 'Image du jour' });
  const image = await page.request.get((await picture.getAttribute('href')) ?? '');
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(/200 USD/);
  await expect(page).not.toHaveTitle(/EUR|50 euros/);
});

test('A popular conversion of the footer is followed in sight on the converter itself', {
  tag: ['@each-width', '@whole'],
}, async ({ page, staffDb }) => {
  await page.goto('/convertisseur');
  await page.getByRole('contentinfo').getByRole('link', { name: '50 EUR en TND' }).click();
  await expect(page).toHaveURL('/convertisseur?from=EUR&to=TND&amount=50');
  await expect(result(page)).toHaveText(
    await expectedAnswer(staffDb, { amount: 50, from: 'EUR', to: 'TND' }),
  );
  await expect(result(page)).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Résultat' })).toBeFocused();
  await page.goBack();
  await expect(amount(page)).toHaveValue('1');
});
