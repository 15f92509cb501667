import { collection } from '@dinar/domain/documents/collections';
import { expect, type Page } from '@playwright/test';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { expectAccessible } from './expect-accessible.ts';
import { deleteAll } from './stored-rates.ts';
import { openRendered, test } from './visitor.ts';
import { whileDenied } from './while-denied.ts';

const coins = [
  ['ethereum', 'Ethereum', 'eth', 3012.4, -0.8],
  ['bitcoin', 'Bitcoin', 'btc', 91234.5, 1.234],
  ['dogecoin', 'Dogecoin', 'doge', 0.1234, 0],
] as const;

async function empty(db: Firestore) {
  await deleteAll(db, collection.coins);
}

async function seed(db: Firestore, updatedAt = new Date()) {
  await empty(db);
  for (const [id, name, symbol, price, change] of coins) {
    await db.collection(collection.coins).doc(id).set({
      id,
      name,
      symbol,
      image: 'https://broken.example/coin.png',
      current_price: price,
      price_change_percentage_24h: change,
      source: 'demo',
      updatedAt,
      changedAt: FieldValue.serverTimestamp(),
    });
  }
}

const seeded = '"currentPrice":91234.5';

const names = (page: Page) => page.locator('main tbody th');

test.describe.configure({ mode: 'serial' });

test('On a phone the coins are in our order with price, change and counters, and move live', async ({
  page,
  staffDb,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed(staffDb);
  await openRendered(page, '/cryptomonnaies', seeded);
  await expect(names(page)).toContainText(['Bitcoin', 'Ethereum', 'Dogecoin']);
  const first = page.locator('main tbody tr').first();
  await expect(first).toContainText('$91\u202f234,50');
  await expect(first).toContainText('+1,23\u202f%');
  await expect(page.locator('main tbody tr').last()).toContainText('$0,123400');
  await expect(page.locator('main dl')).toContainText('Total3En hausse2En baisse1');
  await expect(page.getByRole('link', { name: /Données fournies par CoinGecko/ })).toBeVisible();
  await expect(first.locator('time')).toBeVisible();
  await expect(first.getByText('Hausse', { exact: true }).locator('visible=true')).toHaveCount(1);
  await expect(page.locator('main img')).toHaveCount(0);
  await staffDb
    .collection(collection.coins)
    .doc('bitcoin')
    .update({ current_price: 90000, changedAt: FieldValue.serverTimestamp() });
  await expect(first).toContainText('$90\u202f000,00', { timeout: 15_000 });
  await expectAccessible(page);
});

test('An empty collection shows placeholders and says so', async ({ page, staffDb }) => {
  await empty(staffDb);
  await openRendered(page, '/cryptomonnaies', '"key":"coins","value":[]');
  await expect(page.getByRole('heading', { name: 'Aucune donnée disponible' })).toBeVisible();
  await expect(
    page.getByText('Aucune crypto-monnaie trouvée. Veuillez réessayer plus tard.'),
  ).toBeVisible();
  await expect(names(page)).toContainText(['Bitcoin', 'Ethereum']);
  await expect(page.locator('main tbody td').first()).toHaveText('--');
  await expectAccessible(page);
});

test.describe('when reading is denied', () => {
  test.use({ expectedComplaint: /permission|insufficient|false for/i });

  test('The failure is said, and « Réessayer » mends it', async ({ page, staffDb, stack }) => {
    await seed(staffDb);
    await whileDenied(stack, 'coins', async () => {
      await openRendered(page, '/cryptomonnaies', seeded);
      await expect(page.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible();
      await expect(
        page.getByText('Erreur lors du chargement des taux de crypto-monnaies'),
      ).toBeVisible();
    });
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(names(page)).toContainText(['Bitcoin', 'Ethereum', 'Dogecoin']);
    await expect(page.getByRole('heading', { name: 'Erreur de chargement' })).toHaveCount(0);
  });
});
