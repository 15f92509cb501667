import { setTimeout as sleep } from 'node:timers/promises';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { type BenchServer, startCandidate } from './bench-server.ts';
import { bareNode, type Candidate, projectId } from './candidates.ts';

/** A measured value of a server. */
interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly median: number;
  /** Absent if there is only one value. */
  readonly p99?: number;
}

/** A figure of several samples, in their unit. */
function figureOf(what: string, unit: string, samples: readonly number[]): Figure {
  const sorted = samples.toSorted((left, right) => left - right);
  const quantile = (share: number) =>
    sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { what, unit, median: quantile(0.5), p99: quantile(0.99) };
}

/** A little more than the site's largest collection. */
const documents = 5_000;
const settleMs = 1_500;

/** Yields each figure of one server on a free port, through the server SDK, as soon as it is measured. */
export async function* measureServer(candidate: Candidate, port: number): AsyncIterable<Figure> {
  yield await measureStarts(bareNode, port);
  yield await measureStarts(candidate, port);
  const server = await startCandidate(candidate, port);
  const db = connectFirestore(`127.0.0.1:${port}`, projectId);
  try {
    await sleep(settleMs);
    yield await measureMemory('idle', server);
    yield await measureBatches(db);
    await sleep(settleMs);
    yield await measureMemory(`${documents} written`, server);
    yield await measureQueries(db);
    yield await measureListeners(db);
    yield await measureContention(db);
  } finally {
    await db.terminate();
    await server.close();
  }
}

/** Calls `measure` some times and returns what it returns. */
async function sample(count: number, measure: (run: number) => Promise<number>) {
  const samples: number[] = [];
  for (let run = 0; run < count; run += 1) samples.push(await measure(run));
  return samples;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function measureStarts(candidate: Candidate, port: number): Promise<Figure> {
  const times = await sample(9, async () => {
    const { startMs, close } = await startCandidate(candidate, port);
    await close();
    return startMs;
  });
  const what = candidate === bareNode ? `start of ${candidate.name}` : 'start to first answer';
  return figureOf(what, 'ms', times);
}

async function measureMemory(when: string, server: BenchServer): Promise<Figure> {
  return { what: `resident memory, ${when}`, unit: 'MB', median: await server.residentMb() };
}

async function measureBatches(db: Firestore): Promise<Figure> {
  const size = 500;
  const times = await sample(documents / size, async (run) => {
    const batch = db.batch();
    for (let index = run * size; index < (run + 1) * size; index += 1) {
      const at = new Date(1_700_000_000_000 + index * 1_000);
      const text = 'Cours moyen interbancaire du jour, en dinars pour une unité. '.repeat(2);
      batch.set(db.doc(`documents/d${index}`), { group: index % 50, rank: -index, at, text });
    }
    return timed(() => batch.commit());
  });
  return figureOf(`a batch of ${size} writes`, 'ms', times);
}

async function measureQueries(db: Firestore): Promise<Figure> {
  const times = await sample(100, (run) =>
    timed(async () => {
      const query = db
        .collection('documents')
        .where('group', '==', run % 50)
        .orderBy('rank');
      const { size } = await query.get();
      if (size !== documents / 50) throw new Error(`The query answered ${size} documents.`);
    }),
  );
  return figureOf(`a query of ${documents / 50} in ${documents}`, 'ms', times);
}

/** Measures the time from a write until ten of a hundred listeners have it. */
async function measureListeners(db: Firestore): Promise<Figure> {
  const watched = db.collection('watched');
  let heard = (_count: number) => {};
  const opened: Promise<void>[] = [];
  const stops = Array.from({ length: 100 }, (_, index) => {
    const query = watched.where('topic', '==', index < 10 ? 'hot' : `cold-${index}`);
    let resolve = () => {};
    opened.push(new Promise<void>((opens) => (resolve = opens)));
    return query.onSnapshot((snapshot) => {
      resolve();
      for (const { doc } of snapshot.docChanges()) heard(doc.get('count'));
    });
  });
  await Promise.all(opened);
  const times = await sample(200, (count) =>
    timed(async () => {
      let left = 10;
      const all = new Promise<void>((resolve) => {
        heard = (one) => {
          if (one === count && --left === 0) resolve();
        };
      });
      await watched.doc('one').set({ topic: 'hot', count });
      await all;
    }),
  );
  for (const stop of stops) stop();
  return figureOf('a write to its 10 of 100 listeners', 'ms', times);
}

async function measureContention(db: Firestore): Promise<Figure> {
  const contenders = 16;
  const counter = db.doc('counters/counter');
  const increment = () =>
    db.runTransaction(
      async (transaction) => {
        const snapshot = await transaction.get(counter);
        transaction.update(counter, { count: Number(snapshot.get('count')) + 1 });
      },
      // Enough that no contender gives up, which is not measured.
      { maxAttempts: 100 },
    );
  const times = await sample(3, async () => {
    await counter.set({ count: 0 });
    const ms = await timed(() => Promise.all(Array.from({ length: contenders }, increment)));
    const count: unknown = (await counter.get()).get('count');
    if (count !== contenders) throw new Error(`${contenders} increments gave ${String(count)}.`);
    return ms;
  });
  return figureOf(`${contenders} contending transactions`, 'ms', times);
}
