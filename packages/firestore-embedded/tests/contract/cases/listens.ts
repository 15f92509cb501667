import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  type QuerySnapshot,
  query,
  setDoc,
} from 'firebase/firestore';
import type { ContractCase } from '../context.ts';

/** Collects a listener's snapshots and waits until they meet a condition. */
function watched<T>() {
  const seen: T[] = [];
  let wake = () => {};
  const add = (one: T) => {
    seen.push(one);
    wake();
  };
  const until = async (isReached: () => boolean) => {
    while (!isReached()) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { seen, add, until };
}

/** The snapshots that listeners of the SDKs receive. */
export const listenCases: readonly ContractCase[] = [
  {
    title: 'A limit query gets the document that takes the place of one that drops out.',
    expected: ['a b', 'b c'],
    async run({ web, admin, collectionId }) {
      const rows = collection(web, collectionId);
      await Promise.all(['a', 'b', 'c'].map((id, n) => setDoc(doc(rows, id), { n })));
      const { seen, add, until } = watched<string>();
      const options = { includeMetadataChanges: true };
      const stop = onSnapshot(
        query(rows, orderBy('n'), limit(2)),
        options,
        (snapshot: QuerySnapshot) => {
          const { fromCache, hasPendingWrites } = snapshot.metadata;
          if (!fromCache && !hasPendingWrites) add(snapshot.docs.map(({ id }) => id).join(' '));
        },
      );
      await until(() => seen.at(-1) === 'a b');
      await admin.doc(`${collectionId}/a`).delete();
      await until(() => seen.at(-1) === 'b c');
      stop();
      return seen.filter((ids, index) => ids !== seen[index - 1]);
    },
  },
  {
    title: 'A listener of the server SDK sees creation, change and deletion.',
    expected: [[], ['added'], ['modified'], ['removed']],
    async run({ admin, collectionId }) {
      const rows = admin.collection(collectionId);
      const { seen, add, until } = watched<string[]>();
      const stop = rows.onSnapshot((snapshot) =>
        add(snapshot.docChanges().map(({ type }) => type)),
      );
      const toSee = (count: number) => until(() => seen.length >= count);
      await toSee(1);
      await rows.doc('a').set({ n: 1 });
      await toSee(2);
      await rows.doc('a').set({ n: 2 });
      await toSee(3);
      await rows.doc('a').delete();
      await toSee(4);
      stop();
      return seen;
    },
  },
];
