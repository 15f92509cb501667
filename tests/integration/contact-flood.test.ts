import { contactEvidenceLimits } from '@dinar/domain/contact/contact-evidence';
import { collection as names } from '@dinar/domain/documents/collections';
import { connectFirestore } from '@dinar/local-run/connect-firestore';
import { startFirestore } from '@dinar/local-run/emulators/start-firestore';
import { startFunctions } from '@dinar/local-run/emulators/start-functions';
import { freePorts } from '@dinar/local-run/ports';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  serverTimestamp,
} from 'firebase/firestore';
import { expect, test } from 'vitest';
import { untilEventsDelivered } from '../support/outbox.ts';

const projectId = 'demo-dinar';
const count = Number(process.env.CONTACT_MESSAGES ?? 1000);

/** Sends one as the site does; answers its id. */
async function send(visitor: Firestore, index: number): Promise<string> {
  const { id } = await addDoc(collection(visitor, names.contactMessages), {
    name: `Visiteur ${index}`,
    email: `visiteur-${index}@example.tn`,
    subject: 'Cours du jour',
    message: `Bonjour, ceci est la question numéro ${index}.`,
    timestamp: serverTimestamp(),
    status: 'pending',
  });
  return id;
}

test('A thousand messages at once are each decided once, though the functions die meanwhile', async () => {
  const ports = await freePorts();
  const away = await freePorts();
  const functionsHost = `127.0.0.1:${ports.functions}`;
  const firestore = await startFirestore(away.firestore, projectId, functionsHost);
  const firestoreHost = `${firestore.host}:${firestore.port}`;
  const options = { ports, projectId, firestoreHost };
  const app = initializeApp({ projectId, apiKey: 'local', appId: 'local' }, 'contact-flood');
  const visitor = getFirestore(app);
  connectFirestoreEmulator(visitor, firestore.host, firestore.port);
  const staff = connectFirestore(firestoreHost, projectId);
  const messages = staff.collection(names.contactMessages);
  const changes = new Map<string, number>();
  let decided = 0;
  const stopWatching = messages.onSnapshot((snapshot) => {
    for (const { type, doc } of snapshot.docChanges()) {
      if (type === 'modified') changes.set(doc.id, (changes.get(doc.id) ?? 0) + 1);
    }
    decided = snapshot.docs.filter((doc) => doc.get('receivedAt') !== undefined).length;
  });
  let functions = await startFunctions(options);
  try {
    const sending = Promise.all(Array.from({ length: count }, (_, index) => send(visitor, index)));
    // Some are decided, most are not, and some are in the functions' hands.
    await expect.poll(() => decided, { timeout: 180_000 }).toBeGreaterThan(20);
    await functions.kill();
    const decidedBefore = decided;
    const ids = await sending;
    functions = await startFunctions(options);
    await untilEventsDelivered(firestoreHost, projectId, 300_000);

    const { docs } = await messages.get();
    expect(docs.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(docs.filter((doc) => doc.get('receivedAt') === undefined)).toEqual([]);
    const [pending, spam] = ['pending', 'spam'].map((status) =>
      docs.filter((doc) => doc.get('status') === status),
    );
    const valid = Math.min(count, contactEvidenceLimits.maxFromAnybody);
    expect([pending?.length, spam?.length]).toEqual([valid, count - valid]);
    expect(spam?.every((doc) => doc.get('reasons')[0].code === 'flood')).toBe(true);
    expect([...changes.values()].filter((times) => times > 1)).toEqual([]);
    expect(decidedBefore).toBeLessThan(count);
  } finally {
    stopWatching();
    await functions.stop();
    await Promise.all([deleteApp(app), staff.terminate()]);
    await firestore.stop();
  }
}, 600_000);
