import { readDeclaredIndexes } from '@dinar/firestore-embedded/declared-indexes';
import { fromRoot } from '@dinar/tools/command/project-root';
import { expect, test } from 'vitest';
import { openFirestore } from './open-firestore.ts';

const { db, controlUrl } = await openFirestore();
const composite = {
  collectionGroup: 'contact-messages',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'status', order: 'ASCENDING' },
    { fieldPath: 'email', order: 'ASCENDING' },
  ],
};

const messages = () => db.collection('contact-messages').where('status', '==', 'pending');

test('A query that Cloud Firestore would lack an index for is refused, with the entry to add', async () => {
  const refusal = { code: 9, message: expect.stringContaining(JSON.stringify(composite)) };
  await expect(messages().orderBy('email').get()).rejects.toMatchObject(refusal);
});

test('A listener to such a query is refused, too', async () => {
  const outcome = await new Promise((resolve) => {
    messages().orderBy('email').onSnapshot(resolve, resolve);
  });
  expect(String(outcome)).toContain('Error 9: The query requires an index');
});

test('The report names the missing entry, and the declared indexes that no query needed', async () => {
  expect((await messages().orderBy('timestamp', 'desc').get()).docs).toEqual([]);
  const response = await fetch(`${controlUrl}:indexReport`);
  const { missing, unused } = await response.json();
  const declared = readDeclaredIndexes(fromRoot('firestore.indexes.json')).composites.length;
  expect([missing, unused.length]).toEqual([[{ indexes: composite }], declared - 1]);
});
