import { utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { formatColumnAmount } from '@dinar/domain/format/format-number';
import { currencyToday } from '@dinar/domain/today/board-of-today';
import { compareCounters } from '@dinar/domain/today/compare-counters';
import { conversionHeading, conversionSlugs } from '@dinar/site/routes/conversion-slugs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expectedAnswer } from './expected-conversion.ts';
import { lostConnection, statsOf, test } from './visitor.ts';

const result = (page: Page) => page.getByTestId('conversion-result');
const amount = (page: Page) => page.getByLabel('Montant', { exact: true });

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
    await expectedAnswer(staffDb, { amount: '1', from: 'EUR', to: 'TND' }),
  );
  await expect(page.getByText(/moyenne des cours acheteurs de \d+ banques/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Ce que chaque banque/ })).toHaveText(
    'Ce que chaque banque vous donne pour 1 EUR',
  );
  await expectAccessible(page);
});

for (const conversion of conversionSlugs) {
  test(`/${conversion.slug} answers first, then with what each bank gives`, async ({
    page,
    staffDb,
  }) => {
    await page.goto(`/${conversion.slug}`);
    const { amount: asked, from } = conversion;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(conversionHeading(conversion));
    await expect(page.locator('[data-figure="answer"]')).toHaveText([
      await expectedAnswer(staffDb, conversion),
    ]);
    await expect(page.getByText(`Vous recevez pour ${asked} ${from}`)).toBeVisible();
    await expect(page.getByText(`Pour acheter ${asked} ${from} :`)).toBeVisible();
    await expect(page.getByText('Au cours moyen de référence :')).toBeVisible();
    const { counters } = currencyToday(await statsOf(staffDb, from), utcDay(new Date()));
    const rows = compareCounters(counters, 'SELECTED', asked);
    const shown = page.getByRole('table').locator('tbody tr');
    await expect(shown.locator('[data-figure="payout"]')).toHaveText(
      rows.map((row) => formatColumnAmount(row.amount)),
    );
    await expect(amount(page)).toHaveValue(String(asked));
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
      await expectedAnswer(staffDb, { amount: value, from: 'EUR', to: 'TND' }),
    );
    await expect(page).toHaveURL(`/convertisseur?from=EUR&to=TND&amount=${value}`);
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
  await page.getByRole('link', { name: /^50 ?USD$/ }).click();
  await expect(page).toHaveURL(/amount=50/);
  await page.getByRole('link', { name: 'Inverser les devises' }).click();
  const address = '/convertisseur?from=TND&to=USD&amount=50&bank=biat&utm_source=lettre';
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(result(page)).toHaveText(
    await expectedAnswer(staffDb, { amount: '50', from: 'TND', to: 'USD', bank: 'biat' }),
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
  const live = { value: 4.12, date: utcDay(new Date()), source: 'demo' };
  await staffDb.collection(collection.ratesStats).doc('JOD').set({ live_rate: live });
  await page.goto('/convertisseur?from=JOD&to=TND&amount=100&bank=biat');
  await expect(
    page.getByText(
      'BIAT n’a pas de cours en vigueur pour JOD : le cours moyen de référence est pris.',
    ),
  ).toBeVisible();
  await expect(page.getByText('100 JOD au cours moyen de référence')).toBeVisible();
  await expect(result(page)).toHaveText('412,00');
  await expect(page.getByText('Aucune banque sur 19 lue').first()).toBeVisible();
});

test('On a conversion’s page heading, banks, title and copied link follow what is chosen', async ({
  page,
  context,
  staffDb,
}) => {
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
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('Lien copié')).toBeVisible();
  const address = '/convertisseur?from=USD&to=TND&amount=200';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(address, page.url()).href,
  );
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(/200 USD/);
  await expect(page).not.toHaveTitle(/EUR|50 euros/);
});

test('A popular conversion of the footer is followed in sight on the converter itself', async ({
  page,
  staffDb,
}) => {
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

test('A change of direction is announced, and « Convertir » says the result again', async ({
  page,
  staffDb,
}) => {
  await page.goto('/convertisseur?amount=20');
  await page.getByRole('link', { name: 'Inverser les devises' }).click();
  const value = await expectedAnswer(staffDb, { amount: 20, from: 'TND', to: 'EUR' });
  const said = page.getByRole('status').filter({ hasText: `20 TND = ${value} EUR` });
  await expect(said).toHaveCount(1);
  await page.getByRole('button', { name: 'Convertir' }).click();
  await expect(said).toHaveCount(0);
  await expect(said).toHaveCount(1);
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
