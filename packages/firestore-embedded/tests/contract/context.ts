import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { deleteApp as deleteWebApp, initializeApp as initializeWebApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  type Firestore as WebFirestore,
} from 'firebase/firestore';
import type { Firestore as AdminFirestore, CollectionReference } from 'firebase-admin/firestore';
import { type Answer, askAsOwner, type Json, statusOf } from '../support/answer.ts';
import { RawGrpc } from '../support/raw-grpc.ts';
import { WebChannel } from '../support/web-channel.ts';

/** A behaviour that every Firestore must have: the result of `run` must equal `expected`. */
export interface ContractCase {
  /** A full sentence. */
  readonly title: string;
  readonly expected: unknown;
  /** The reason to skip Google's emulator: production does this, and the emulator does not. */
  readonly notByGoogle?: string;
  run(context: Context): Promise<unknown>;
}

const projectId = 'demo-contract';
export const databaseName = `projects/${projectId}/databases/(default)`;
const root = `${databaseName}/documents`;

/** The environment of a contract case: clients of one server for each protocol, and unique names. */
export interface Context {
  /** The full name of a collection that only this case uses. */
  readonly collection: string;
  readonly collectionId: string;
  readonly admin: AdminFirestore;
  /** The same collection for the server SDK. */
  readonly rows: CollectionReference;
  readonly web: WebFirestore;
  readonly grpc: RawGrpc;
  /** Calls a method over REST. */
  rest(method: string, body: Json): Promise<Answer>;
  /** Commits over REST; returns the error's status, or 'OK'. */
  commit(...writes: readonly Json[]): Promise<string>;
  /** Requests an address below the database's documents; returns the error's status, or 'OK'. */
  outcomeAt(httpMethod: string, address: string, body?: Json): Promise<string>;
  webChannel(method: 'Listen' | 'Write', first: Json): Promise<WebChannel>;
}

let cases = 0;

/** Opens every client of one server. `forCase` returns a context with names for one case. */
export function openContexts(port: number) {
  const admin = connectFirestore(`127.0.0.1:${port}`, projectId);
  const app = initializeWebApp({ projectId, apiKey: 'none' }, `contract-${port}`);
  const web = getFirestore(app);
  connectFirestoreEmulator(web, '127.0.0.1', port, { mockUserToken: 'owner' });
  const grpc = new RawGrpc(port, 'Bearer owner');
  const ask = (httpMethod: string, address: string, body?: Json) =>
    askAsOwner(port, httpMethod, `/v1/${root}${address}`, body);
  const rest: Context['rest'] = (method, body) => ask('POST', `:${method}`, body);
  return {
    forCase(): Context {
      cases += 1;
      const collectionId = `c${process.pid}x${Date.now()}x${cases}`;
      return {
        ...{ collectionId, admin, web, grpc, rest },
        collection: `${root}/${collectionId}`,
        rows: admin.collection(collectionId),
        commit: async (...writes) => statusOf(await rest('commit', { writes })),
        outcomeAt: async (...asked) => statusOf(await ask(...asked)),
        webChannel: (method, first) => WebChannel.open(port, method, databaseName, first),
      };
    },
    async close(): Promise<void> {
      grpc.close();
      await deleteWebApp(app);
      await admin.terminate();
    },
  };
}
