import { collection, deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { validContact } from '../contact-payloads.ts';
import { idForms, openCollections } from '../id-forms.ts';
import type { RulesCase } from '../rules-case.ts';
import { closedPaths, openSystemPaths, storedPaths } from '../stored-paths.ts';

function reading(path: string, allowed: boolean): RulesCase {
  return { title: `reading ${path}`, allowed, ask: ({ db }) => getDoc(doc(db, path)) };
}

/** Every write of a stored document and of a new one beside it, all refused. */
function writing(path: string): readonly RulesCase[] {
  const parent = path.slice(0, path.lastIndexOf('/'));
  const refused = (operation: string, ask: RulesCase['ask']) => ({
    title: `${operation} ${path}`,
    allowed: false,
    ask,
  });
  return [
    refused('adding beside', ({ db }) => setDoc(doc(collection(db, parent)), { value: 1 })),
    refused('overwriting', ({ db }) => setDoc(doc(db, path), { value: 2 })),
    refused('overwriting as a message', ({ db }) => setDoc(doc(db, path), validContact())),
    refused('changing a field of', ({ db }) => updateDoc(doc(db, path), { value: 2 })),
    refused('deleting', ({ db }) => deleteDoc(doc(db, path))),
  ];
}

/** The collections that must refuse a valid contact message. */
const otherParents = [
  ...new Set(storedPaths.map((path) => path.slice(0, path.lastIndexOf('/')))),
].filter((parent) => parent !== 'contact-messages');

/** Each operation on each document. */
export const documentCases: readonly RulesCase[] = [
  ...openCollections.flatMap((name) => [
    ...idForms[name].known.map((id) => reading(`${name}/${id}`, true)),
    ...idForms[name].strange.map((id) => reading(`${name}/${id}`, false)),
  ]),
  ...openSystemPaths.map((path) => reading(path, true)),
  ...closedPaths.map((path) => reading(path, false)),
  ...storedPaths.flatMap(writing),
  ...(otherParents.map((parent) => ({
    title: `a contact message in ${parent}`,
    allowed: false,
    ask: ({ db }) => setDoc(doc(collection(db, parent)), validContact()),
  })) satisfies RulesCase[]),
];
