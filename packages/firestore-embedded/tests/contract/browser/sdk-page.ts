import { initializeApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';

/** The content of one snapshot: each document's text, and whether it has its server time. */
type Shown = readonly (readonly [text: string, stamped: boolean])[];

let firestore: ReturnType<typeof initializeFirestore> | undefined;
const latest = new Map<string, Shown | string>();

function opened() {
  if (firestore) return firestore;
  throw new Error('open() comes first.');
}

/** The functions of the page, which the browser test calls by name. */
const sdkPage = {
  open(port: number, projectId: string, longPolling: boolean): void {
    const app = initializeApp({ projectId, apiKey: 'none' });
    firestore = initializeFirestore(app, { experimentalForceLongPolling: longPolling });
    connectFirestoreEmulator(firestore, '127.0.0.1', port);
  },
  listen(path: string): void {
    onSnapshot(
      query(collection(opened(), path), orderBy('text')),
      (snapshot) => {
        const shown = snapshot.docs.map((document) => {
          const { text, at } = document.data();
          return [String(text), at instanceof Timestamp] as const;
        });
        latest.set(path, shown);
      },
      (error) => latest.set(path, error.code),
    );
  },
  async add(path: string, text: string): Promise<string> {
    const added = await addDoc(collection(opened(), path), { text, at: serverTimestamp() });
    return added.path;
  },
  shown: (path: string) => latest.get(path),
};

Object.assign(globalThis, { sdkPage });
