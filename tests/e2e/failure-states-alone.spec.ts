import { collection } from '@dinar/domain/documents/collections';
import { expect, type Page } from '@playwright/test';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { openRendered, test } from './visitor.ts';
import { whileDenied } from './while-denied.ts';

test.describe.configure({ mode: 'serial' });

const main = (page: Page) => page.getByRole('main');
const ticker = (page: Page) => page.getByRole('region', { name: 'Cours en direct' });
const result = (page: Page) => page.getByTestId('conversion-result');
const noRates = "Aucun taux disponible pour aujourd'hui";

/** Opens the converter without any values: the shell, which answers an unknown address, has none. */
async function openWithoutValues(page: Page): Promise<void> {
  await page.goto('/nulle-part');
  await page.getByRole('banner').getByRole('link', { name: 'Convertisseur' }).click();
  await expect(page).toHaveURL('/convertisseur');
}

/** Runs steps without some boards, then restores them. */
async function withoutBoards(
  db: Firestore,
  references: readonly DocumentReference[],
  steps: () => Promise<void>,
): Promise<void> {
  const boards = await db.getAll(...references);
  await Promise.all(references.map((reference) => reference.delete()));
  try {
    await steps();
  } finally {
    await Promise.all(
      boards.map((board) => board.ref.set({ ...board.data(), changedAt: new Date() })),
    );
  }
}

test.describe('when the rates may not be read', () => {
  test.use({
    expectedComplaint: /permission|insufficient|false for|status of 404/i,
  });

  test('A converter without rates says so in sight, once, also after « Actualiser », until it is mended', async ({
    page,
    stack,
  }) => {
    const alert = main(page).getByRole('alert');
    await whileDenied(stack, collection.ratesStats, async () => {
      await openWithoutValues(page);
      await expect(alert).toContainText('Erreur lors du chargement des taux');
      await expect(alert).toBeInViewport();
      await main(page).getByRole('button', { name: 'Actualiser', exact: true }).click();
      await expect(main(page).getByText('Actualisation impossible pour le moment')).toBeVisible();
      await expect(alert).toContainText('Erreur lors du chargement des taux');
      await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(1);
      await expect(result(page)).toHaveCount(0);
      await expect(ticker(page).getByRole('listitem')).toHaveCount(0);
    });
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(result(page)).toHaveText(/^\d/);
    await expect(alert).toHaveCount(0);
    await expect(ticker(page).getByText('EUR/TND').first()).toBeAttached();
  });
});

test('A currency without its board is left out of the ticker without a word, and its pages say so', async ({
  page,
  staffDb,
}) => {
  const dollar = staffDb.doc(`${collection.ratesStats}/USD`);
  await withoutBoards(staffDb, [dollar], async () => {
    await openRendered(
      page,
      '/?devise=USD',
      'Les taux de change pour USD ne sont pas disponibles pour le moment.',
    );
    await expect(main(page).getByText('Aucune donnée disponible:')).toBeVisible();
    await expect(main(page)).toContainText(`${noRates} : USD`);
    await expect(ticker(page).getByText('EUR/TND').first()).toBeAttached();
    await expect(ticker(page).getByText('USD/TND')).toHaveCount(0);
    await expect(ticker(page)).not.toContainText(/erreur|indisponible/i);
    await page.goto('/convertisseur/usd/tnd/10');
    await expect(main(page).getByRole('alert')).toHaveText(`${noRates} : USD`);
    await expect(result(page)).toHaveCount(0);
  });
});

test('On a day without any rate converter and home say so, and the ticker is empty', async ({
  page,
  staffDb,
}) => {
  const boards = await staffDb.collection(collection.ratesStats).listDocuments();
  await withoutBoards(staffDb, boards, async () => {
    // The rendered HTML writes the apostrophe of these words as an entity.
    await openRendered(page, '/convertisseur', 'Aucun taux disponible');
    const alert = main(page).getByRole('alert');
    await expect(alert).toHaveText(noRates);
    await expect(alert).toBeInViewport();
    await expect(result(page)).toHaveCount(0);
    await expect(ticker(page).getByRole('listitem')).toHaveCount(0);
    await page.goto('/');
    await expect(main(page).getByRole('alert')).toContainText(noRates);
    await expect(result(page)).toHaveCount(0);
    await expect(main(page).getByRole('row')).toHaveCount(0);
  });
});
