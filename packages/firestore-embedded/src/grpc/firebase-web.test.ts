import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  type CollectionReference,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  limitToLast,
  onSnapshot,
  orderBy,
  type QuerySnapshot,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  terminate,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveForTests, type TestServer } from './serve-for-tests.ts';

let server: TestServer;
let app: FirebaseApp;
let db: Firestore;
let other: Firestore;
let rates: CollectionReference;
let testCount = 0;

function connect(name: string): [FirebaseApp, Firestore] {
  const connected = initializeApp({ projectId: 'demo-web', apiKey: 'x' }, name);
  const firestore = getFirestore(connected);
  connectFirestoreEmulator(firestore, '127.0.0.1', server.port);
  return [connected, firestore];
}

let otherApp: FirebaseApp;

beforeAll(async () => {
  server = await serveForTests();
  [app, db] = connect('web');
  [otherApp, other] = connect('other');
});

beforeEach(() => {
  testCount += 1;
  rates = collection(db, `rates-${testCount}`);
});

afterEach(() => server.backend.setRules(undefined));

afterAll(async () => {
  await terminate(db);
  await terminate(other);
  await deleteApp(app);
  await deleteApp(otherApp);
  await server.close();
});

/** The same collection, in a second client. */
function elsewhere(): CollectionReference {
  return collection(other, rates.path);
}

function idsOf(snapshot: QuerySnapshot): string {
  return snapshot.docs.map(({ id }) => id).join();
}

describe('the web SDK', () => {
  it('writes, reads and deletes', async () => {
    const added = await addDoc(rates, { sale: 3.4, minus: -0, at: serverTimestamp() });
    await updateDoc(added, { sale: increment(1) });
    expect((await getDoc(added)).data()).toEqual({
      sale: 4.4,
      minus: -0,
      at: expect.any(Timestamp),
    });
    expect((await getDoc(doc(rates, 'none'))).exists()).toBe(false);
  });

  it('receives the writes of another client', async () => {
    const seen: string[] = [];
    const stop = onSnapshot(query(rates, where('n', '>', 1), orderBy('n')), (snapshot) =>
      seen.push(idsOf(snapshot)),
    );
    await vi.waitFor(() => expect(seen).toEqual(['']));
    await setDoc(doc(elsewhere(), 'a'), { n: 3 });
    await setDoc(doc(elsewhere(), 'b'), { n: 2 });
    await setDoc(doc(elsewhere(), 'a'), { n: 0 });
    await vi.waitFor(() => expect(seen).toEqual(['', 'a', 'b,a', 'b']));
    stop();
  });

  it('keeps limited queries full, from either end', async () => {
    for (const n of [1, 2, 3, 4]) {
      await setDoc(doc(elsewhere(), `d${n}`), { n });
    }
    const first: string[] = [];
    const last: string[] = [];
    const stops = [
      onSnapshot(query(rates, orderBy('n'), limit(2)), (s) => first.push(idsOf(s))),
      onSnapshot(query(rates, orderBy('n'), limitToLast(2)), (s) => last.push(idsOf(s))),
    ];
    await vi.waitFor(() => expect([first.at(-1), last.at(-1)]).toEqual(['d1,d2', 'd3,d4']));
    await updateDoc(doc(elsewhere(), 'd1'), { n: 9 });
    await vi.waitFor(() => expect([first.at(-1), last.at(-1)]).toEqual(['d2,d3', 'd4,d1']));
    for (const stop of stops) {
      stop();
    }
  });

  it('loses no increment when transactions contend', async () => {
    const counter = doc(rates, 'counter');
    await setDoc(counter, { n: 0 });
    const increase = (firestore: Firestore) =>
      runTransaction(firestore, async (transaction) => {
        const reference = doc(firestore, counter.path);
        const snapshot = await transaction.get(reference);
        transaction.update(reference, { n: snapshot.get('n') + 1 });
      });
    await Promise.all([db, other, db, other, db].map(increase));
    expect((await getDoc(counter)).get('n')).toBe(5);
  }, 30_000);

  it('verifies documents that a transaction only read', async () => {
    const [read, written] = [doc(rates, 'read'), doc(rates, 'written')];
    await setDoc(read, { n: 1 });
    let attempts = 0;
    await runTransaction(db, async (transaction) => {
      attempts += 1;
      const n = (await transaction.get(read)).get('n');
      if (attempts === 1) {
        await setDoc(doc(elsewhere(), 'read'), { n: 2 });
      }
      transaction.set(written, { n });
    });
    expect({ attempts, n: (await getDoc(written)).get('n') }).toEqual({ attempts: 2, n: 2 });
  }, 30_000);

  it('writes a batch whole', async () => {
    const batch = writeBatch(db);
    batch.set(doc(rates, 'a'), { n: 1 });
    batch.set(doc(rates, 'b'), { n: 2 });
    await batch.commit();
    expect(idsOf(await getDocs(rates))).toBe('a,b');
  });

  it('counts on the server', async () => {
    await setDoc(doc(rates, 'a'), {});
    expect((await getCountFromServer(rates)).data()).toEqual({ count: 1 });
  });

  it('resumes after a time offline with the missed changes', async () => {
    await setDoc(doc(elsewhere(), 'kept'), { n: 1 });
    await setDoc(doc(elsewhere(), 'gone'), { n: 2 });
    const seen: string[] = [];
    const stop = onSnapshot(rates, (snapshot) =>
      seen.push(`${idsOf(snapshot)}${snapshot.metadata.fromCache ? ' cached' : ''}`),
    );
    await vi.waitFor(() => expect(seen.at(-1)).toBe('gone,kept'));
    await disableNetwork(db);
    await deleteDoc(doc(elsewhere(), 'gone'));
    await setDoc(doc(elsewhere(), 'new'), { n: 3 });
    await enableNetwork(db);
    await vi.waitFor(() => expect(seen.at(-1)).toBe('kept,new'), 5000);
    stop();
  });

  it('gets an error when the rules refuse', async () => {
    server.backend.setRules({
      evaluate: ({ method }) => ({ allowed: false, message: `\nfalse for '${method}' @ L1` }),
    });
    await expect(setDoc(doc(rates, 'a'), {})).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(getDoc(doc(rates, 'a'))).rejects.toMatchObject({ code: 'permission-denied' });
    const listenError = await new Promise((_resolve, reject) => {
      onSnapshot(rates, () => {}, reject);
    }).catch((error: unknown) => error);
    expect(listenError).toMatchObject({ code: 'permission-denied' });
    await expect(getCountFromServer(rates)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
