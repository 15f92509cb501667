import { readDeclaredIndexes } from '@dinar/firestore-embedded/declared-indexes';
import { startServer } from '@dinar/firestore-embedded/server';
import { fromRoot } from '@dinar/tools/command/project-root';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';

const projectId = 'demo-indexes';
const composite = {
  collectionGroup: 'contact-messages',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'status', order: 'ASCENDING' },
    { fieldPath: 'email', order: 'ASCENDING' },
  ],
};

let server: Awaited<ReturnType<typeof startServer>>;
let db: ReturnType<typeof connectFirestore>;

beforeAll(async () => {
  const indexes = readDeclaredIndexes(fromRoot('firestore.indexes.json'));
  server = await startServer({ host: '127.0.0.1', port: 0, projectId, indexes, log: () => {} });
  db = connectFirestore(`127.0.0.1:${server.port}`, projectId);
});

afterAll(async () => {
  await db.terminate();
  await server.close();
});

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
  const response = await fetch(
    `http://127.0.0.1:${server.port}/emulator/v1/projects/${projectId}:indexReport`,
  );
  const { missing, unused } = await response.json();
  const declared = readDeclaredIndexes(fromRoot('firestore.indexes.json')).composites.length;
  expect([missing, unused.length]).toEqual([[{ indexes: composite }], declared - 1]);
});
