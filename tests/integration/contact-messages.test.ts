import { collection as names } from '@dinar/domain/documents/collections';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  getFirestore,
  serverTimestamp,
} from 'firebase/firestore';
import { afterAll, expect, inject, test } from 'vitest';
import { openStaffDatabase } from './open-staff-database.ts';

const { firestoreHost, projectId } = inject('stack');
const [host = '', port = ''] = firestoreHost.split(':');

const app = initializeApp({ projectId, apiKey: 'local', appId: 'local' }, 'contact-visitor');
const visitor = getFirestore(app);
connectFirestoreEmulator(visitor, host, Number(port));
afterAll(() => deleteApp(app));

const staff = openStaffDatabase();

const form = {
  name: 'Amel Ben Salah',
  email: 'amel@example.tn',
  subject: 'Cours du riyal',
  message: 'Bonjour, le cours du riyal est-il celui du jour ?',
};

/** Sends as the site does, and returns a function that reads the message as staff see it. */
async function send(changes: Partial<typeof form>): Promise<() => Promise<unknown>> {
  const { id } = await addDoc(collection(visitor, names.contactMessages), {
    ...form,
    ...changes,
    timestamp: serverTimestamp(),
    status: 'pending',
  });
  return async () => (await staff.collection(names.contactMessages).doc(id).get()).data();
}

test('A valid message stays pending, with the instants of its reception and validation', async () => {
  const stored = await send({});
  await expect.poll(stored).toMatchObject({
    ...form,
    status: 'pending',
    receivedAt: expect.anything(),
    validatedAt: expect.anything(),
  });
});

test('A message with an invalid address is rejected, with the reason that the form has', async () => {
  const stored = await send({ email: 'amel chez example' });
  await expect.poll(stored).toMatchObject({
    status: 'rejected',
    reasons: [{ code: 'email-malformed', text: 'Veuillez entrer un email valide' }],
  });
});
