import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { deleteApp as deleteWebApp, initializeApp as initializeWebApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  type Firestore as WebFirestore,
} from 'firebase/firestore';
import type { Firestore as AdminFirestore } from 'firebase-admin/firestore';
import { httpExchange } from '../support/http-exchange.ts';
import { type Json, jsonOverRest } from '../support/json-over-rest.ts';
import { RawGrpc } from '../support/raw-grpc.ts';
import { WebChannel } from '../support/web-channel.ts';

const projectId = 'demo-contract';
export const databaseName = `projects/${projectId}/databases/(default)`;

/** The environment of a contract case: clients of one server for each protocol, and unique names. */
export interface Context {
  /** Unique to the case: the suffix of its collections' ids. */
  readonly id: string;
  /** The full name of a collection that only this case uses. */
  readonly collection: string;
  readonly collectionId: string;
  readonly admin: AdminFirestore;
  readonly web: WebFirestore;
  readonly grpc: RawGrpc;
  rest(method: string, body: Json): Promise<Json>;
  /** Requests an address below the database's documents. Returns the error's status, or 'OK'. */
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
  return {
    forCase(): Context {
      cases += 1;
      const id = `${process.pid}x${Date.now()}x${cases}`;
      const collectionId = `c${id}`;
      return {
        ...{ id, collectionId, admin, web, grpc },
        collection: `${databaseName}/documents/${collectionId}`,
        rest: (method, body) => jsonOverRest(port, `${databaseName}/documents`, method, body),
        outcomeAt: (httpMethod, address, body) => outcomeAt(port, httpMethod, address, body),
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

async function outcomeAt(
  port: number,
  method: string,
  address: string,
  body?: Json,
): Promise<string> {
  const url = `http://127.0.0.1:${port}/v1/${databaseName}/documents${address}`;
  const { text } = await httpExchange(url, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: body === undefined ? '' : JSON.stringify(body),
  });
  return JSON.parse(text).error?.status ?? 'OK';
}
