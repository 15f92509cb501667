import { collection as names } from '@dinar/domain/documents/collections';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  limit,
  onSnapshot,
  query,
} from 'firebase/firestore';

/** One update of one aggregate, as a visitor's browser received it. */
export interface Push {
  readonly currency: string;
  readonly atMs: number;
}

export interface Visitor {
  readonly pushes: readonly Push[];
  /** Resolves when the received board passes `isRight`, which is called at each update. */
  until(
    isRight: (board: ReadonlyMap<string, unknown>) => boolean,
    timeoutMs: number,
  ): Promise<void>;
  forget(): void;
  close(): Promise<void>;
}

/** Subscribes to the site's one query, as its page does, and records each update. */
export async function openVisitor(firestoreHost: string, projectId: string): Promise<Visitor> {
  const [host = '', port = ''] = firestoreHost.split(':');
  const app = initializeApp({ projectId, apiKey: 'local', appId: 'local' }, 'bench-visitor');
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, host, Number(port));
  const board = new Map<string, unknown>();
  const pushes: Push[] = [];
  const watchers = new Set<() => void>();
  const shown = query(collection(firestore, names.ratesStats), limit(50));
  let isFirst = true;
  const stop = await new Promise<() => void>((resolve, reject) => {
    const unsubscribe = onSnapshot(
      shown,
      (snapshot) => {
        for (const { doc } of snapshot.docChanges()) {
          board.set(doc.id, doc.data());
          if (!isFirst) pushes.push({ currency: doc.id, atMs: performance.now() });
        }
        isFirst = false;
        for (const watch of watchers) watch();
        resolve(unsubscribe);
      },
      reject,
    );
  });
  return {
    pushes,
    until: (isRight, timeoutMs) =>
      new Promise((resolve, reject) => {
        const late = new Error('The board a visitor sees did not become right in time.');
        const timer = setTimeout(() => reject(late), timeoutMs);
        const watch = () => {
          if (!isRight(board)) return;
          clearTimeout(timer);
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        watch();
      }),
    forget: () => pushes.splice(0),
    close: async () => {
      stop();
      await deleteApp(app);
    },
  };
}
