import { readDeclaredIndexes } from '@dinar/firestore-embedded/declared-indexes';
import { startServer } from '@dinar/firestore-embedded/server';
import { fromRoot } from '@dinar/tools/command/project-root';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';

const host = '127.0.0.1';
const projectId = 'demo-dinar';

interface Lane {
  readonly db: Firestore;
  clear(): Promise<void>;
}

/**
 * Firestores for histories at the same time: a transaction that had to abort waits a second, and another
 * history uses that second.
 */
export async function openLanes(count: number): Promise<readonly Lane[]> {
  return Promise.all(Array.from({ length: count }, openLane));
}

async function openLane(): Promise<Lane> {
  const indexes = readDeclaredIndexes(fromRoot('firestore.indexes.json'));
  const server = await startServer({ host, port: 0, projectId, indexes, log: () => {} });
  const db = connectFirestore(`${host}:${server.port}`, projectId);
  afterAll(async () => {
    await db.terminate();
    await server.close();
  });
  const documents = `projects/${projectId}/databases/(default)/documents`;
  return {
    db,
    async clear() {
      const url = `http://${host}:${server.port}/emulator/v1/${documents}`;
      const response = await fetch(url, { method: 'DELETE' });
      if (!response.ok) throw new Error(`Clearing answered ${response.status}`);
    },
  };
}
