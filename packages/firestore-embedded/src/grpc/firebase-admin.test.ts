import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import {
  AggregateField,
  type CollectionReference,
  FieldPath,
  FieldValue,
  Filter,
  type Firestore,
  GeoPoint,
  getFirestore,
  type Query,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
let app: App;
let db: Firestore;
let rates: CollectionReference;
let testCount = 0;

beforeAll(async () => {
  server = await startServer({ host: '127.0.0.1', port: 0, projectId: 'p', log: () => {} });
  app = initializeApp({ projectId: 'demo-grpc' }, 'firebase-admin-test');
  db = getFirestore(app);
  db.settings({
    host: `127.0.0.1:${server.port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
});

beforeEach(() => {
  testCount += 1;
  rates = db.collection(`rates-${testCount}`);
});

afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await server.close();
});

async function idsOf(query: Query): Promise<string[]> {
  return (await query.get()).docs.map((document) => document.id);
}

/** A promise and the function that resolves it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('documents', () => {
  it('are read with every kind of value as they were set', async () => {
    const data = {
      text: 'dinar é€😀',
      integer: 42,
      double: 3.25,
      minusZero: -0,
      notANumber: Number.NaN,
      infinite: Number.POSITIVE_INFINITY,
      yes: true,
      nothing: null,
      at: new Timestamp(1_763_683_200, 123_456_000),
      bytes: Buffer.from([1, 2, 255]),
      place: new GeoPoint(36.8, 10.2),
      other: db.doc('rates/eur'),
      list: [1, 'a', { nested: [true] }],
      map: { deep: { deeper: 'x' }, empty: {} },
    };
    await rates.doc('all').set(data);
    expect((await rates.doc('all').get()).data()).toEqual(data);
  });

  it('are created once, updated only when there, and deleted', async () => {
    const document = rates.doc('eur');
    await document.create({ sale: 3.4 });
    await expect(document.create({ sale: 1 })).rejects.toMatchObject({ code: 6 });
    await expect(rates.doc('none').update({ sale: 1 })).rejects.toMatchObject({ code: 5 });
    await document.delete();
    expect((await document.get()).exists).toBe(false);
    await expect(document.delete({ exists: true })).rejects.toMatchObject({ code: 5 });
  });

  it('lose a field by FieldValue.delete and keep their neighbours in an update', async () => {
    const document = rates.doc('eur');
    await document.set({ a: { b: 1, c: 2 }, d: 3, 'odd key.`': 4 });
    await document.update({ 'a.b': FieldValue.delete(), d: FieldValue.delete(), e: 5 });
    await document.update(new FieldPath('odd key.`'), 6);
    expect((await document.get()).data()).toEqual({ a: { c: 2 }, e: 5, 'odd key.`': 6 });
  });

  it('merge the fields that set names', async () => {
    const document = rates.doc('eur');
    await document.set({ a: { b: 1 }, c: 1 });
    await document.set({ a: { d: 2 } }, { merge: true });
    await document.set({ a: { b: 9 }, c: 9 }, { mergeFields: ['c'] });
    expect((await document.get()).data()).toEqual({ a: { b: 1, d: 2 }, c: 9 });
  });

  it('are transformed on the server', async () => {
    const document = rates.doc('eur');
    await document.set({ n: 1, list: [1, 2], tags: ['a', 'b'] });
    const before = Date.now();
    await document.update({
      n: FieldValue.increment(2.5),
      list: FieldValue.arrayUnion(2, 3),
      tags: FieldValue.arrayRemove('a'),
      at: FieldValue.serverTimestamp(),
    });
    const snapshot = await document.get();
    expect(snapshot.data()).toEqual({
      n: 3.5,
      list: [1, 2, 3],
      tags: ['b'],
      at: expect.any(Timestamp),
    });
    const at = snapshot.get('at').toMillis();
    expect([at >= before, at <= Date.now()]).toEqual([true, true]);
  });

  it('keep their update time when a write changes nothing', async () => {
    const first = await rates.doc('eur').set({ sale: 3.4 });
    const second = await rates.doc('eur').set({ sale: 3.4 });
    expect(second.writeTime).toEqual(first.writeTime);
  });

  it('refuse an update whose last update time is not the stored one', async () => {
    const { writeTime } = await rates.doc('eur').set({ sale: 3.4 });
    await rates.doc('eur').update({ sale: 3.5 }, { lastUpdateTime: writeTime });
    await expect(
      rates.doc('eur').update({ sale: 3.6 }, { lastUpdateTime: writeTime }),
    ).rejects.toMatchObject({ code: 9 });
  });

  it('are read together, missing ones too, and with a field mask', async () => {
    await rates.doc('a').set({ x: 1, y: 2 });
    const [found, missing] = await db.getAll(rates.doc('a'), rates.doc('b'), { fieldMask: ['y'] });
    expect(found?.data()).toEqual({ y: 2 });
    expect(missing?.exists).toBe(false);
  });

  it('are listed with those that only contain collections', async () => {
    await rates.doc('a').set({});
    await rates.doc('ghost').collection('days').doc('1').set({});
    expect((await rates.listDocuments()).map(({ id }) => id)).toEqual(['a', 'ghost']);
    const collections = await rates.doc('ghost').listCollections();
    expect(collections.map(({ id }) => id)).toEqual(['days']);
  });
});

describe('queries', () => {
  beforeEach(async () => {
    const batch = db.batch();
    batch.set(rates.doc('aud'), { n: 1, bank: 'BIAT', tags: ['x', 'y'] });
    batch.set(rates.doc('cad'), { n: 2, bank: 'STB', tags: ['y'] });
    batch.set(rates.doc('eur'), { n: 3, bank: 'BIAT', tags: [] });
    batch.set(rates.doc('gbp'), { n: 4.5, bank: null });
    batch.set(rates.doc('jpy'), { bank: 'STB', n: Number.NaN });
    batch.set(rates.doc('usd'), { bank: 'BNA' });
    await batch.commit();
  });

  it.each<[string, (from: Query) => Query, string[]]>([
    ['==', (q) => q.where('n', '==', 2), ['cad']],
    ['== null', (q) => q.where('bank', '==', null), ['gbp']],
    ['== NaN', (q) => q.where('n', '==', Number.NaN), ['jpy']],
    ['!=', (q) => q.where('bank', '!=', 'STB'), ['aud', 'eur', 'usd']],
    ['<', (q) => q.where('n', '<', 3), ['aud', 'cad']],
    ['<=', (q) => q.where('n', '<=', 3), ['aud', 'cad', 'eur']],
    ['>', (q) => q.where('n', '>', 2), ['eur', 'gbp']],
    ['>=', (q) => q.where('n', '>=', 3), ['eur', 'gbp']],
    ['in', (q) => q.where('bank', 'in', ['STB', 'BNA']), ['cad', 'jpy', 'usd']],
    ['not-in', (q) => q.where('bank', 'not-in', ['STB', 'BNA']), ['aud', 'eur']],
    ['array-contains', (q) => q.where('tags', 'array-contains', 'y'), ['aud', 'cad']],
    ['array-contains-any', (q) => q.where('tags', 'array-contains-any', ['x', 'z']), ['aud']],
    ['a document id', (q) => q.where(FieldPath.documentId(), '>=', 'gbp').limit(2), ['gbp', 'jpy']],
    [
      'or',
      (q) => q.where(Filter.or(Filter.where('n', '==', 1), Filter.where('bank', '==', 'BNA'))),
      ['aud', 'usd'],
    ],
    [
      'and within or',
      (q) =>
        q.where(
          Filter.or(
            Filter.and(Filter.where('bank', '==', 'BIAT'), Filter.where('n', '>', 1)),
            Filter.where('n', '==', 2),
          ),
        ),
      ['cad', 'eur'],
    ],
    [
      'order, with NaN first among numbers',
      (q) => q.orderBy('n'),
      ['jpy', 'aud', 'cad', 'eur', 'gbp'],
    ],
    ['order and equals by name', (q) => q.orderBy('bank', 'desc').limit(3), ['jpy', 'cad', 'usd']],
    ['offset', (q) => q.orderBy('n').offset(1).limit(2), ['aud', 'cad']],
    ['startAt', (q) => q.orderBy('n').startAt(2), ['cad', 'eur', 'gbp']],
    ['startAfter', (q) => q.orderBy('n').startAfter(2), ['eur', 'gbp']],
    ['endBefore', (q) => q.orderBy('n').endBefore(2), ['jpy', 'aud']],
    ['endAt', (q) => q.orderBy('n').endAt(2), ['jpy', 'aud', 'cad']],
    ['limitToLast', (q) => q.orderBy('n').limitToLast(2), ['eur', 'gbp']],
    ['limitToLast with cursors', (q) => q.orderBy('n').endBefore(4.5).limitToLast(1), ['eur']],
  ])('find by %s', async (_operator, build, expected) => {
    expect(await idsOf(build(rates))).toEqual(expected);
  });

  it('start after a document snapshot', async () => {
    const snapshot = await rates.doc('eur').get();
    expect(await idsOf(rates.orderBy('bank').startAfter(snapshot))).toEqual(['usd', 'cad', 'jpy']);
  });

  it('select fields', async () => {
    const { docs } = await rates.where('n', '==', 2).select('tags').get();
    expect(docs.map((document) => document.data())).toEqual([{ tags: ['y'] }]);
  });

  it('count, sum and average', async () => {
    const query = rates.where('n', '<', 4);
    expect((await query.count().get()).data()).toEqual({ count: 3 });
    const aggregate = query.aggregate({
      total: AggregateField.sum('n'),
      mean: AggregateField.average('n'),
    });
    expect((await aggregate.get()).data()).toEqual({ total: 6, mean: 2 });
  });

  it('cover every collection of a group', async () => {
    const group = `days-${testCount}`;
    await db.doc(`${group}/root`).set({ n: 1 });
    await db.doc(`rates/eur/${group}/nested`).set({ n: 2 });
    await db.doc(`rates/eur/x${group}/other`).set({ n: 3 });
    expect(await idsOf(db.collectionGroup(group))).toEqual(['root', 'nested']);
  });

  it('are rejected with INVALID_ARGUMENT when they are invalid', async () => {
    await expect(rates.where('a', 'not-in', [1]).where('b', '!=', 2).get()).rejects.toMatchObject({
      code: 3,
    });
  });
});

describe('batches', () => {
  it('are written whole or not at all', async () => {
    const batch = db.batch();
    batch.set(rates.doc('a'), { n: 1 });
    batch.update(rates.doc('missing'), { n: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 5 });
    expect((await rates.doc('a').get()).exists).toBe(false);
  });
});

describe('transactions', () => {
  it.each([5, 16])(
    'that contend lose no increment, and all end: %i',
    async (count) => {
      const counter = rates.doc('counter');
      await counter.set({ n: 0 });
      await Promise.all(
        Array.from({ length: count }, () =>
          db.runTransaction(async (transaction) => {
            const snapshot = await transaction.get(counter);
            transaction.update(counter, { n: snapshot.get('n') + 1 });
          }),
        ),
      );
      expect((await counter.get()).get('n')).toBe(count);
    },
    30_000,
  );

  it('that read the same document are retried once each, and end one after the other', async () => {
    const document = rates.doc('shared');
    await document.set({});
    let attempts = 0;
    const arrived = [gate(), gate()];
    const enter = (own: number, field: string) =>
      db.runTransaction(async (transaction) => {
        attempts += 1;
        await transaction.get(document);
        arrived[own]?.open();
        await arrived[1 - own]?.opened;
        transaction.set(document, { [field]: true }, { merge: true });
      });
    await Promise.all([enter(0, 'first'), enter(1, 'second')]);
    expect(attempts).toBe(3);
    expect((await document.get()).data()).toEqual({ first: true, second: true });
  });

  it('are protected from phantoms in their queries', async () => {
    let attempts = 0;
    const size = await db.runTransaction(async (transaction) => {
      attempts += 1;
      const { size: found } = await transaction.get(rates.where('n', '>', 0));
      if (attempts === 1) await rates.doc('phantom').set({ n: 1 });
      transaction.set(rates.doc('count'), { found });
      return found;
    });
    expect({ attempts, size }).toEqual({ attempts: 2, size: 1 });
  });

  it('read one snapshot when they are read-only', async () => {
    await rates.doc('a').set({ n: 1 });
    const seen = await db.runTransaction(
      async (transaction) => {
        const before = (await transaction.get(rates.doc('a'))).get('n');
        await rates.doc('a').set({ n: 2 });
        const after = (await transaction.get(rates)).docs[0]?.get('n');
        return [before, after];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, 1]);
  });

  it('can read an earlier instant when they are read-only', async () => {
    const { writeTime } = await rates.doc('a').set({ n: 1 });
    await rates.doc('a').set({ n: 2 });
    const past = await db.runTransaction((transaction) => transaction.get(rates.doc('a')), {
      readOnly: true,
      readTime: writeTime,
    });
    expect(past.get('n')).toBe(1);
  });

  it('write nothing when their function throws', async () => {
    await expect(
      db.runTransaction(async (transaction) => {
        transaction.set(rates.doc('a'), { n: 1 });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect((await rates.doc('a').get()).exists).toBe(false);
  });
});

describe('listeners', () => {
  it('follow a document from missing to deleted', async () => {
    const seen: unknown[] = [];
    const stop = rates.doc('eur').onSnapshot((snapshot) => seen.push(snapshot.data() ?? null));
    await expect.poll(() => seen).toEqual([null]);
    await rates.doc('eur').set({ sale: 3.4 });
    await expect.poll(() => seen).toEqual([null, { sale: 3.4 }]);
    await rates.doc('eur').delete();
    await expect.poll(() => seen).toEqual([null, { sale: 3.4 }, null]);
    stop();
  });

  it('follow a query with a limit, in which another document replaces one that left', async () => {
    await rates.doc('a').set({ n: 1 });
    await rates.doc('b').set({ n: 2 });
    await rates.doc('c').set({ n: 3 });
    const seen: string[] = [];
    const show = (snapshot: QuerySnapshot) => seen.push(snapshot.docs.map(({ id }) => id).join());
    const stop = rates.orderBy('n').limit(2).onSnapshot(show);
    await expect.poll(() => seen.at(-1)).toBe('a,b');
    await rates.doc('a').delete();
    await expect.poll(() => seen.at(-1)).toBe('b,c');
    await rates.doc('d').set({ n: 0 });
    await expect.poll(() => seen.at(-1)).toBe('d,b');
    await rates.doc('b').update({ n: 9 });
    await expect.poll(() => seen.at(-1)).toBe('d,c');
    stop();
    expect(seen).toEqual(['a,b', 'b,c', 'd,b', 'd,c']);
  });

  it('receive a batch at once', async () => {
    const seen: string[] = [];
    const stop = rates.onSnapshot((snapshot) =>
      seen.push(
        snapshot
          .docChanges()
          .map(({ type, doc }) => `${type} ${doc.id}`)
          .join(),
      ),
    );
    await expect.poll(() => seen).toEqual(['']);
    const batch = db.batch();
    batch.set(rates.doc('a'), { n: 1 });
    batch.set(rates.doc('b'), { n: 1 });
    await batch.commit();
    await expect.poll(() => seen).toEqual(['', 'added a,added b']);
    stop();
  });
});
