import { readDeclaredIndexes } from '@dinar/firestore-embedded/declared-indexes';
import { startServer } from '@dinar/firestore-embedded/server';
import { fromRoot } from '@dinar/tools/command/project-root';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';

const projectId = 'demo-dinar';

/**
 * A test file's own Firestore with the site's indexes, and a default app on it for the triggers. Both are
 * closed after the file's tests. `controlUrl` is the address of the server's own methods.
 */
export async function openFirestore() {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    projectId,
    indexes: readDeclaredIndexes(fromRoot('firestore.indexes.json')),
    log: () => {},
  });
  const address = `127.0.0.1:${server.port}`;
  process.env.FIRESTORE_EMULATOR_HOST = address;
  const app = initializeApp({ projectId });
  afterAll(async () => {
    await deleteApp(app);
    await server.close();
  });
  const controlUrl = `http://${address}/emulator/v1/projects/${projectId}`;
  return {
    db: getFirestore(app),
    controlUrl,
    /** Empties the database. */
    async clear() {
      const url = `${controlUrl}/databases/(default)/documents`;
      const response = await fetch(url, { method: 'DELETE' });
      if (!response.ok) throw new Error(`Clearing answered ${response.status}`);
    },
  };
}
