import { collection as names } from '@dinar/domain/documents/collections';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { addDoc, collection, doc, getDoc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { contactPayloads } from './contact-payloads.ts';
import { firestoreOf, openTestEnvironment, roles } from './test-environment.ts';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openTestEnvironment();
});
beforeEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

describe.each(roles)('A %s leaves a contact message', (role) => {
  test.each(contactPayloads)('with $title', async ({ data, allowed }) => {
    const db = firestoreOf(environment, role);
    const attempt = addDoc(collection(db, names.contactMessages), data);
    await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test('and can neither read it again nor write over it', async () => {
    const db = firestoreOf(environment, role);
    const [valid] = contactPayloads;
    const sent = await addDoc(collection(db, names.contactMessages), valid?.data ?? {});
    await assertFails(getDoc(doc(db, sent.path)));
    await assertFails(setDoc(doc(db, sent.path), valid?.data ?? {}));
  });
});
