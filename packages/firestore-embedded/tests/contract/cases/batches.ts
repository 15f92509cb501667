import { doc, getDoc, writeBatch } from 'firebase/firestore';
import { databaseName } from '../context.ts';
import type { ContractCase } from '../contract-case.ts';

/** Batches, and BatchWrite, which bulkWriter and recursiveDelete use. */
export const batchCases: readonly ContractCase[] = [
  {
    title: 'A batch of the web SDK is written whole.',
    expected: [{ n: 1 }, { n: 2 }],
    async run({ web, collectionId }) {
      const documents = [doc(web, collectionId, 'a'), doc(web, collectionId, 'b')];
      const batch = writeBatch(web);
      for (const [index, one] of documents.entries()) {
        batch.set(one, { n: index + 1 });
      }
      await batch.commit();
      const read = await Promise.all(documents.map((one) => getDoc(one)));
      return read.map((one) => one.data());
    },
  },
  {
    title: 'A bulk writer writes each document by itself.',
    expected: { failed: 6, written: 20 },
    async run({ admin, collectionId }) {
      const collection = admin.collection(collectionId);
      await collection.doc('0').set({ n: 0 });
      const writer = admin.bulkWriter();
      let failed = 0;
      const refused = writer.create(collection.doc('0'), { n: 1 }).catch((error) => {
        failed = error.code;
      });
      for (let n = 1; n < 20; n += 1) {
        void writer.set(collection.doc(String(n)), { n });
      }
      await writer.close();
      await refused;
      return { failed, written: (await collection.count().get()).data().count };
    },
  },
  {
    title: 'BatchWrite answers each write, and one that fails keeps none of the others.',
    expected: [0, 5, 0],
    async run({ grpc, collection }) {
      const name = (id: string) => `${collection}/${id}`;
      const writes = [
        { update: { name: name('a'), fields: {} } },
        { update: { name: name('b'), fields: {} }, currentDocument: { exists: true } },
        { update: { name: name('c'), fields: {} } },
      ];
      const answer = await grpc.unary('BatchWrite', { database: databaseName, writes });
      const { status } = JSON.parse(JSON.stringify(answer));
      return status.map(({ code }: { code?: number }) => code ?? 0);
    },
  },
  {
    title: 'A recursive delete takes everything below, and nothing beside.',
    expected: ['b'],
    async run({ admin, collectionId }) {
      const collection = admin.collection(collectionId);
      await Promise.all([
        collection.doc('a/deep/b').set({}),
        collection.doc('a').set({}),
        collection.doc('b').set({}),
      ]);
      await admin.recursiveDelete(collection.doc('a'));
      return (await collection.listDocuments()).map(({ id }) => id);
    },
  },
];
