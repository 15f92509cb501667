import { collection, doc, documentId, getDocs, query, setDoc, where } from 'firebase/firestore';
import { AggregateField, FieldPath, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import type { ContractCase } from '../context.ts';

const ids = (found: { readonly docs: readonly { readonly id: string }[] }) =>
  found.docs.map(({ id }) => id);

const values = {
  text: 'dinar é€😀',
  numbers: [42, 3.25, -0, Number.NaN, Number.POSITIVE_INFINITY, true, null],
  at: new Timestamp(1_763_683_200, 123_456_000),
  bytes: Buffer.from([1, 2, 255]),
  place: new GeoPoint(36.8, 10.2),
  map: { deep: { deeper: ['x'] }, empty: {}, 'odd key.`': 1 },
};

/** Methods that list and aggregate: collection groups, missing parents, projections, aggregates. */
export const listingCases: readonly ContractCase[] = [
  {
    title: 'The server SDK reads every kind of value as it was set.',
    expected: values,
    async run({ rows }) {
      const document = rows.doc('a');
      await document.set(values);
      return (await document.get()).data();
    },
  },
  {
    title: 'A mask answers its fields of each document, missing ones too.',
    expected: [{ y: 2 }, undefined],
    async run({ rows, admin }) {
      await rows.doc('a').set({ x: 1, y: 2 });
      const found = await admin.getAll(rows.doc('a'), rows.doc('b'), { fieldMask: ['y'] });
      return found.map((one) => one.data());
    },
  },
  {
    title: 'ListCollectionIds lists the collections of a document, missing or not.',
    expected: ['x', 'y'],
    async run({ rows }) {
      const document = rows.doc('missing');
      await Promise.all([document.collection('y').doc().set({}), document.collection('x').add({})]);
      return (await document.listCollections()).map(({ id }) => id);
    },
  },
  {
    title: 'A collection group contains the collections of one id at every depth.',
    expected: ['deep', 'top'],
    async run({ rows, admin, collectionId }) {
      await rows.doc('top').set({ n: 2 });
      await admin.doc(`other/one/${collectionId}/deep`).set({ n: 1 });
      return ids(await admin.collectionGroup(collectionId).orderBy('n').get());
    },
  },
  {
    title: 'A select answers the named fields alone.',
    expected: [{ a: 1, m: { k: 1 } }],
    async run({ rows }) {
      await rows.add({ a: 1, b: 2, m: { k: 1, l: 2 } });
      return (await rows.select('a', 'm.k').get()).docs.map((one) => one.data());
    },
  },
  {
    title: 'A document can be found by its id.',
    expected: { web: ['b'], admin: ['b', 'c'] },
    async run({ admin, web, collectionId }) {
      const rows = collection(web, collectionId);
      await Promise.all(['a', 'b', 'c'].map((id) => setDoc(doc(rows, id), {})));
      const from = admin.collection(collectionId).where(FieldPath.documentId(), '>=', 'b');
      return {
        web: ids(await getDocs(query(rows, where(documentId(), '==', 'b')))),
        admin: ids(await from.get()),
      };
    },
  },
  {
    title: 'Counts, sums and averages are of the documents that have the fields.',
    expected: { all: 4, sum: 6.5, average: 3.25 },
    async run({ rows }) {
      await Promise.all([
        rows.add({ n: 2 }),
        rows.add({ n: 4.5 }),
        rows.add({ n: 'x' }),
        rows.add({}),
      ]);
      const { sum, average } = AggregateField;
      const numbers = await rows.aggregate({ sum: sum('n'), average: average('n') }).get();
      return { all: (await rows.count().get()).data().count, ...numbers.data() };
    },
  },
];
