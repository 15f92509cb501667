import { collection as names } from '@dinar/domain/documents/collections';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  limit,
  onSnapshot,
  type QuerySnapshot,
  query,
} from 'firebase/firestore';

/** One visitor: an SDK of its own that listens to the site's one query, as a page does. */
export interface CrowdVisitor {
  readonly snapshot: () => QuerySnapshot;
  readonly failure: () => string | undefined;
  close(): Promise<void>;
}

/** Opens a visitor; resolves with the first board that comes from the server. */
export async function openCrowdVisitor(
  name: string,
  firestoreHost: string,
  projectId: string,
  onChange: (snapshot: QuerySnapshot) => void,
): Promise<CrowdVisitor> {
  const [host = '', port = ''] = firestoreHost.split(':');
  const app = initializeApp({ projectId, apiKey: 'local', appId: 'local' }, name);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, host, Number(port));
  let failure: string | undefined;
  let latest: QuerySnapshot | undefined;
  const first = await new Promise<QuerySnapshot>((resolve, reject) => {
    onSnapshot(
      query(collection(firestore, names.ratesStats), limit(50)),
      { includeMetadataChanges: true },
      (snapshot) => {
        latest = snapshot;
        onChange(snapshot);
        if (!snapshot.metadata.fromCache) resolve(snapshot);
      },
      (error) => {
        failure = error.message;
        reject(error);
      },
    );
  });
  return {
    snapshot: () => latest ?? first,
    failure: () => failure,
    close: () => deleteApp(app),
  };
}
