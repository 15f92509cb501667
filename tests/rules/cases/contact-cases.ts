import { collection as names } from '@dinar/domain/documents/collections';
import { addDoc, collection, doc, runTransaction, writeBatch } from 'firebase/firestore';
import { contactPayloads, validContact } from '../contact-payloads.ts';
import type { RulesCase } from '../rules-case.ts';

const messages = names.contactMessages;

/** A contact message with each payload, and several at once. */
export const contactCases: readonly RulesCase[] = [
  ...(contactPayloads.map(({ title, allowed, data }) => ({
    title: `a contact message with ${title}`,
    allowed,
    ask: ({ db }) => addDoc(collection(db, messages), data),
  })) satisfies RulesCase[]),
  {
    title: 'a contact message in a transaction, as the site sends it',
    allowed: true,
    ask: ({ db }) =>
      runTransaction(db, async (transaction) => {
        transaction.set(doc(collection(db, messages)), validContact());
      }),
  },
  {
    title: 'a contact message together with a rate',
    allowed: false,
    ask: ({ db }) => {
      const batch = writeBatch(db);
      batch.set(doc(collection(db, messages)), validContact());
      batch.set(doc(collection(db, names.bankRates)), { value: 1 });
      return batch.commit();
    },
  },
  {
    title: 'a message written and changed at once',
    allowed: false,
    ask: ({ db }) => {
      const batch = writeBatch(db);
      const message = doc(collection(db, messages));
      batch.set(message, validContact());
      batch.update(message, { status: 'answered' });
      return batch.commit();
    },
  },
];
