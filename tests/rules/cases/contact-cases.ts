import { collection as names } from '@dinar/domain/documents/collections';
import { addDoc, collection, doc, runTransaction, setDoc, writeBatch } from 'firebase/firestore';
import { contactPayloads, validContact } from '../contact-payloads.ts';
import type { RulesCase } from '../rules-case.ts';

const messages = names.contactMessages;

/** Ids that a stranger may choose, made from an id of the SDK; no message may have one of them. */
const chosenIds: Readonly<Record<string, (auto: string) => string>> = {
  'of one character less': (auto) => auto.slice(1),
  'of one character more': (auto) => `${auto}a`,
  'that is percent-encoded': (auto) => `%61${auto.slice(3)}`,
  'that leads elsewhere': () => '..%2f..%2frates-stats',
  'with a dot': (auto) => `${auto.slice(1)}.`,
  'with a hyphen': (auto) => `-${auto.slice(1)}`,
  'with an underscore': (auto) => `_${auto.slice(1)}`,
  'with an accent': (auto) => `${auto.slice(1)}é`,
  'with a line break': (auto) => `${auto}\n`,
  'with a space': (auto) => `${auto.slice(0, 10)} ${auto.slice(11)}`,
};

/** A contact message with each payload, and several at once. */
export const contactCases: readonly RulesCase[] = [
  ...(contactPayloads.map(({ title, allowed, data }) => ({
    title: `a contact message with ${title}`,
    allowed,
    ask: ({ db }) => addDoc(collection(db, messages), data),
  })) satisfies RulesCase[]),
  ...(Object.entries(chosenIds).map(([kind, chosen]) => ({
    title: `a contact message with an id ${kind}`,
    allowed: false,
    ask: ({ db }) => {
      const { id } = doc(collection(db, messages));
      return setDoc(doc(db, messages, chosen(id)), validContact());
    },
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
