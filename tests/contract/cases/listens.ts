import type { Query } from 'firebase/firestore';
import { collection, doc, limit, onSnapshot, orderBy, query, setDoc } from 'firebase/firestore';
import type { ContractCase } from '../contract-case.ts';

/** A listener's snapshots from the server, waited for until one is as wished. */
function watch(target: Query) {
  const seen: string[] = [];
  let wake = () => {};
  const stop = onSnapshot(target, { includeMetadataChanges: true }, (snapshot) => {
    if (!snapshot.metadata.fromCache && !snapshot.metadata.hasPendingWrites) {
      seen.push(snapshot.docs.map(({ id }) => id).join(' '));
      wake();
    }
  });
  const until = async (wished: string) => {
    while (seen.at(-1) !== wished) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { seen, stop, until };
}

/** What listeners of the SDKs are told. */
export const listenCases: readonly ContractCase[] = [
  {
    title: 'A limit query is told of the document that takes the place of one that drops out.',
    expected: ['a b', 'b c'],
    async run({ web, admin, collectionId }) {
      const rows = collection(web, collectionId);
      await Promise.all(['a', 'b', 'c'].map((id, n) => setDoc(doc(rows, id), { n })));
      const { seen, stop, until } = watch(query(rows, orderBy('n'), limit(2)));
      await until('a b');
      await admin.doc(`${collectionId}/a`).delete();
      await until('b c');
      stop();
      return seen.filter((ids, index) => ids !== seen[index - 1]);
    },
  },
  {
    title: 'A listener of the server SDK sees creation, change and deletion.',
    expected: [[], ['added'], ['modified'], ['removed']],
    async run({ admin, collectionId }) {
      const rows = admin.collection(collectionId);
      const seen: string[][] = [];
      let wake = () => {};
      const stop = rows.onSnapshot((snapshot) => {
        seen.push(snapshot.docChanges().map(({ type }) => type));
        wake();
      });
      const toSee = async (count: number) => {
        while (seen.length < count) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      };
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
