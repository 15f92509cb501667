import { collection as names } from '@dinar/domain/documents/collections';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { asStaff, firestoreOf, openTestEnvironment, roles } from './test-environment.ts';

const stored = 'stored';

const operations = {
  get: (db: Firestore, path: string) => getDoc(doc(db, path, stored)),
  list: (db: Firestore, path: string) => getDocs(collection(db, path)),
  create: (db: Firestore, path: string) => setDoc(doc(db, path, 'new'), { value: 1 }),
  update: (db: Firestore, path: string) => updateDoc(doc(db, path, stored), { value: 2 }),
  delete: (db: Firestore, path: string) => deleteDoc(doc(db, path, stored)),
} as const;
type Operation = keyof typeof operations;

/** What each collection lets anybody do; all else is refused. */
const allowed: Readonly<Record<string, readonly Operation[]>> = {
  [names.bankRates]: ['get', 'list'],
  [names.ratesStats]: ['get', 'list'],
  [names.bankSnapshots]: ['get', 'list'],
  [names.rateHistory]: ['get', 'list'],
  [names.coins]: ['get', 'list'],
  [names.news]: ['get', 'list'],
  [names.contactMessages]: [],
  [names.system]: [],
  'a-collection-nobody-declared': [],
};

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openTestEnvironment();
  await asStaff(environment, async (db) => {
    for (const path of Object.keys(allowed)) {
      await setDoc(doc(db, path, stored), { value: 1 });
    }
    await setDoc(doc(db, names.system, 'health'), { value: 1 });
  });
});

afterAll(() => environment.cleanup());

describe.each(roles)('A %s', (role) => {
  describe.each(Object.entries(allowed))('in %s', (path, open) => {
    test.each(Object.keys(operations) as Operation[])(
      'meets the rule for %s',
      async (operation) => {
        const attempt: Promise<unknown> = operations[operation](
          firestoreOf(environment, role),
          path,
        );
        await (open.includes(operation) ? assertSucceeds(attempt) : assertFails(attempt));
      },
    );
  });

  test('reads the health record and nothing beside it', async () => {
    const db = firestoreOf(environment, role);
    await assertSucceeds(getDoc(doc(db, names.system, 'health')));
    await assertFails(getDoc(doc(db, names.system, stored)));
    await assertFails(getDocs(collection(db, names.system)));
  });
});
