import { collection as names } from '@dinar/domain/documents/collections';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { startFirestore } from '@dinar/tools/local/emulators/start-firestore';
import { startFunctions } from '@dinar/tools/local/emulators/start-functions';
import { freePorts } from '@dinar/tools/local/ports';
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
import { untilEventsDelivered } from '../../support/outbox.ts';
import { sampleCount } from '../../support/sample-count.ts';

const projectId = 'demo-dinar';
const count = sampleCount('CONTACT_MESSAGES', 100, 1000);

/** One honest message among the others. */
const honestMessage = {
  name: 'Amel Ben Salah',
  email: 'amel@example.tn',
  subject: 'Horaires de publication',
  message: 'À quelle heure affichez-vous le dinar de la BIAT à Sfax ?',
};

function messageOf(index: number): typeof honestMessage {
  return {
    name: `Visiteur ${index}`,
    email: `visiteur-${index}@example.tn`,
    subject: 'Cours du jour',
    message: `Bonjour, ceci est la question numéro ${index}.`,
  };
}

/** Sends one message as the site does; returns its id. */
async function send(visitor: Firestore, message: typeof honestMessage): Promise<string> {
  const stored = { ...message, timestamp: serverTimestamp(), status: 'pending' };
  return (await addDoc(collection(visitor, names.contactMessages), stored)).id;
}

test(`${count} messages at once are each set aside, an honest one stays pending, although the functions crash`, async () => {
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
  let decided = 0;
  const stopWatching = messages.onSnapshot((snapshot) => {
    decided = snapshot.docs.filter((doc) => doc.get('receivedAt') !== undefined).length;
  });
  let functions = await startFunctions(options);
  try {
    const sending = Promise.all(
      Array.from({ length: count }, (_, index) => send(visitor, messageOf(index))),
    );
    // Some messages are decided, most are not, and functions are processing a few.
    await expect.poll(() => decided, { timeout: 180_000 }).toBeGreaterThan(20);
    await functions.kill();
    const decidedBefore = decided;
    const ids = await sending;
    const honest = messages.doc(await send(visitor, honestMessage));
    functions = await startFunctions(options);
    await untilEventsDelivered(firestoreHost, projectId, 300_000);

    const { docs } = await messages.get();
    expect(docs.map(({ id }) => id).sort()).toEqual([...ids, honest.id].sort());
    expect(docs.filter((doc) => doc.get('receivedAt') === undefined)).toEqual([]);
    const flooded = docs.filter((doc) => doc.get('status') === 'flood');
    expect(flooded).toHaveLength(count);
    expect(flooded.every((doc) => doc.get('reasons')[0].code === 'flood')).toBe(true);
    expect((await honest.get()).get('status')).toBe('pending');

    const action = staff.collection(names.contactActions).doc();
    await action.set({ from: 'flood', to: 'archived', by: 'Amel' });
    await untilEventsDelivered(firestoreHost, projectId, 60_000);
    expect((await action.get()).get('answer')).toBe(
      `${count} messages sont passés de flood à archived.`,
    );
    const archived = await messages.where('status', '==', 'archived').count().get();
    expect(archived.data().count).toBe(count);
    expect(decidedBefore).toBeLessThan(count);
  } finally {
    stopWatching();
    await functions.stop();
    await Promise.all([deleteApp(app), staff.terminate()]);
    await firestore.stop();
  }
}, 600_000);
