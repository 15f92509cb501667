import { collection } from '@dinar/domain/documents/collections';
import { expect } from '@playwright/test';
import { deleteAll } from './stored-rates.ts';
import { openRendered, test } from './visitor.ts';

test.describe.configure({ mode: 'serial' });

test('Home shows the six latest headlines, each opening its paper in a new window', async ({
  page,
  staffDb,
}) => {
  const news = staffDb.collection(collection.news);
  await deleteAll(staffDb, collection.news);
  for (let hour = 1; hour <= 7; hour += 1) {
    await news.doc(`n${hour}`).set({
      title: `Titre ${hour}`,
      link: `https://journal.example/${hour}`,
      source: 'Le Journal',
      date: new Date(Date.UTC(2026, 10, 20, hour)),
    });
  }
  await openRendered(page, '/', 'Titre 7');
  const links = page.getByRole('region', { name: 'Actualités' }).getByRole('link');
  await expect(links).toContainText([7, 6, 5, 4, 3, 2].map((hour) => `Titre ${hour}`));
  await expect(links.first()).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(links.first()).toHaveAttribute('target', '_blank');
  await expect(page.getByText('Le Journal, 20 nov., 08:00')).toBeVisible();
});

test('Without a headline or a coin home reports it', { tag: '@whole' }, async ({
  page,
  staffDb,
}) => {
  await deleteAll(staffDb, collection.news);
  await deleteAll(staffDb, collection.coins);
  await openRendered(page, '/', '"key":"coins","value":[]');
  await openRendered(page, '/', '"key":"news","value":[]');
  await expect(page.getByText('Aucune actualité pour le moment.')).toBeVisible();
  await expect(page.getByText('Prix indisponibles pour le moment.')).toBeVisible();
});
