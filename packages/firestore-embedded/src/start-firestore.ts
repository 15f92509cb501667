import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readDeclaredIndexes } from './indexes/declared-indexes.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

/** The server's options, all of them optional, with files given by their paths. */
export interface FirestoreOptions extends Partial<Omit<ServerOptions, 'rules' | 'indexes'>> {
  /** A `firestore.rules`; without one everything is allowed. */
  readonly rulesFile?: string;
  /** A `firestore.indexes.json`; without one every query is answered. */
  readonly indexesFile?: string;
}

export interface Firestore extends RunningServer {
  /** The `host:port` that SDKs read from FIRESTORE_EMULATOR_HOST. */
  readonly address: string;
}

/** Starts a Firestore in this process, by default on a free port and without a log. Its `close` ends it. */
export async function startFirestore(asked: FirestoreOptions = {}): Promise<Firestore> {
  const { rulesFile, indexesFile, ...options } = asked;
  const { host = '127.0.0.1' } = options;
  const server = await startServer({
    ...{ port: 0, projectId: 'demo-project', log: () => {}, ...options, host },
    ...(rulesFile !== undefined && {
      rules: { name: basename(rulesFile), content: readFileSync(rulesFile, 'utf8') },
    }),
    ...(indexesFile !== undefined && { indexes: readDeclaredIndexes(indexesFile) }),
  });
  return { ...server, address: `${host}:${server.port}` };
}
