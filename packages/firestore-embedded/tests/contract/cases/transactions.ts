import { doc, getDoc, runTransaction, setDoc, updateDoc } from 'firebase/firestore';
import type { ContractCase } from '../context.ts';

/** Serializable transactions of the server SDK, which locks or retries, and of the web SDK. */
export const transactionCases: readonly ContractCase[] = [
  {
    title: 'Five contending increments of the server SDK give five.',
    expected: 5,
    async run({ rows, admin }) {
      const counter = rows.doc('counter');
      await counter.set({ n: 0 });
      const increment = () =>
        admin.runTransaction(async (transaction) => {
          const { n } = (await transaction.get(counter)).data() ?? { n: 0 };
          transaction.update(counter, { n: n + 1 });
        });
      await Promise.all([1, 2, 3, 4, 5].map(increment));
      return (await counter.get()).get('n');
    },
  },
  {
    title: 'Five contending increments of the web SDK give five.',
    expected: 5,
    async run({ web, collectionId }) {
      const counter = doc(web, collectionId, 'counter');
      await setDoc(counter, { n: 0 });
      const increment = () =>
        runTransaction(
          web,
          async (transaction) => {
            const { n } = (await transaction.get(counter)).data() ?? { n: 0 };
            transaction.update(counter, { n: n + 1 });
          },
          { maxAttempts: 30 },
        );
      await Promise.all([1, 2, 3, 4, 5].map(increment));
      return (await getDoc(counter)).get('n');
    },
  },
  {
    title: 'A transaction that fails writes nothing.',
    expected: { error: 'given up', n: 0 },
    async run({ rows, admin }) {
      const row = rows.doc('row');
      await row.set({ n: 0 });
      const error = await admin
        .runTransaction(async (transaction) => {
          transaction.update(row, { n: 1 });
          throw new Error('given up');
        })
        .catch((thrown: Error) => thrown.message);
      return { error, n: (await row.get()).get('n') };
    },
  },
  {
    title: 'A read-only transaction reads one snapshot.',
    expected: [1, 1],
    async run({ rows, admin }) {
      const row = rows.doc('row');
      await row.set({ n: 1 });
      return admin.runTransaction(
        async (transaction) => {
          const before = (await transaction.get(row)).get('n');
          await row.set({ n: 2 });
          return [before, (await transaction.get(row)).get('n')];
        },
        { readOnly: true },
      );
    },
  },
  {
    title: 'A document that a web transaction only read is verified at its commit.',
    expected: { attempts: 2, copied: 2 },
    async run({ web, collectionId }) {
      const source = doc(web, collectionId, 'source');
      const copy = doc(web, collectionId, 'copy');
      await setDoc(source, { n: 1 });
      let attempts = 0;
      await runTransaction(web, async (transaction) => {
        attempts += 1;
        const { n } = (await transaction.get(source)).data() ?? {};
        if (attempts === 1) await updateDoc(source, { n: 2 });
        transaction.set(copy, { n });
      });
      return { attempts, copied: (await getDoc(copy)).get('n') };
    },
  },
  {
    title: 'A document that comes into a query of a transaction makes it run again.',
    expected: { attempts: 2, found: 1 },
    async run({ rows, admin }) {
      let attempts = 0;
      const found = await admin.runTransaction(async (transaction) => {
        attempts += 1;
        const { size } = await transaction.get(rows.where('n', '>', 0));
        if (attempts === 1) await rows.doc('phantom').set({ n: 1 });
        transaction.set(rows.doc('count'), { size });
        return size;
      });
      return { attempts, found };
    },
    notByGoogle: 'It locks what a transaction reads.',
  },
  {
    title: 'A read-only transaction can read an earlier instant.',
    expected: 1,
    async run({ rows, admin }) {
      const row = rows.doc('row');
      const { writeTime: readTime } = await row.set({ n: 1 });
      await row.set({ n: 2 });
      const options = { readOnly: true, readTime } as const;
      return (await admin.runTransaction((one) => one.get(row), options)).get('n');
    },
  },
];
