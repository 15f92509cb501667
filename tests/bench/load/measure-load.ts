import { setTimeout as sleep } from 'node:timers/promises';
import { collection } from '@dinar/domain/documents/collections';
import { connectFirestore } from '@dinar/local-run/connect-firestore';
import { seedDemo } from '@dinar/local-run/demo/seed-demo';
import type { Firestore } from 'firebase-admin/firestore';
import { percentile } from '../support/percentiles.ts';
import { boardHash } from './board-hash.ts';
import { type Crowd, openCrowd } from './crowd.ts';
import { type LastingFirestore, startLastingFirestore } from './lasting-firestore.ts';
import { LoadFeed, type WrittenRate } from './load-feed.ts';

export interface LoadOptions {
  readonly visitors: number;
  readonly processes: number;
  readonly moves: number;
  readonly port: number;
  readonly report: (what: string) => void;
}

export type LoadFigures = Readonly<Record<string, number>>;

const projectId = 'demo-dinar';
const pauseMs = 1000;
// On two cores a thousand SDKs need minutes to unpack what ten moves have sent them.
const patienceMs = 600_000;

/** So many visitors on the board while it moves, then while its database dies and comes back. */
export async function measureLoad(options: LoadOptions): Promise<LoadFigures> {
  const { visitors, processes } = options;
  const firestore = await startLastingFirestore(options.port, projectId);
  const db = connectFirestore(firestore.host, projectId);
  try {
    await seedDemo(db, new Date());
    const openedAt = performance.now();
    const crowd = await openCrowd({
      visitors,
      processes,
      firestoreHost: firestore.host,
      projectId,
    });
    const openS = secondsSince(openedAt);
    options.report(`${visitors} visitors have the board`);
    const moving = await measureMoving(options, db, crowd);
    options.report('all converged');
    const memory = await measureMemory(firestore, crowd);
    const recovery = await measureRecovery(firestore, db, crowd);
    await crowd.close();
    return { visitors, processes, openS, ...moving, ...memory, ...recovery };
  } finally {
    await db.terminate();
    await firestore.close();
  }
}

async function measureMoving(
  { moves, report }: LoadOptions,
  db: Firestore,
  crowd: Crowd,
): Promise<LoadFigures> {
  await crowd.arrivals();
  const feed = new LoadFeed(db);
  const written: WrittenRate[] = [];
  for (let move = 0; move < moves; move += 1) {
    written.push(...(await feed.move()));
    report(`move ${move + 1} of ${moves}`);
    await sleep(pauseMs);
  }
  const { seconds } = await untilAllSee(crowd, await staffHash(db));
  const arrivals = await crowd.arrivals();
  const latencies = written.flatMap(({ key, startedAt }) =>
    (arrivals[key] ?? []).map((at) => at - startedAt),
  );
  const writes = written.map(({ startedAt, doneAt }) => doneAt - startedAt);
  return {
    moves,
    liveRatesWritten: written.length,
    updatesSeen: latencies.length,
    // A value that came back to an earlier one is seen more often than once: hence no more than all.
    updatesMissed: written.reduce(
      (sum, { key }) => sum + Math.max(0, crowd.size - (arrivals[key]?.length ?? 0)),
      0,
    ),
    writeP50Ms: percentile(writes, 0.5),
    writeP99Ms: percentile(writes, 0.99),
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    maxMs: percentile(latencies, 1),
    convergedAfterS: seconds,
  };
}

async function measureMemory(firestore: LastingFirestore, crowd: Crowd): Promise<LoadFigures> {
  const { residentMb } = await crowd.look();
  return {
    serverMb: await firestore.residentMb(),
    visitorsMb: residentMb,
    mbEachVisitor: residentMb / crowd.size,
  };
}

async function measureRecovery(
  firestore: LastingFirestore,
  db: Firestore,
  crowd: Crowd,
): Promise<LoadFigures> {
  const before = await staffHash(db);
  await firestore.kill();
  const noticedAt = performance.now();
  await until(async () => {
    const { outOfStep } = await crowd.look();
    return { isThere: outOfStep === crowd.size, seen: `${outOfStep} noticed` };
  });
  const noticedS = secondsSince(noticedAt);
  const restartedAt = performance.now();
  await firestore.restart();
  const restartS = secondsSince(restartedAt);
  const answeredAt = performance.now();
  const after = await staffHash(db);
  if (after !== before) throw new Error('The board is another one after the crash');
  await new LoadFeed(db).move();
  const recovered = await untilAllSee(crowd, await staffHash(db), answeredAt);
  return {
    noticedS,
    restartS,
    halfRecoveredAfterS: recovered.halfS,
    allRecoveredAfterS: recovered.seconds,
  };
}

/** Waits until every visitor sees that board in step with the server; throws when they never do. */
async function untilAllSee(
  crowd: Crowd,
  hash: string,
  since: number = performance.now(),
): Promise<{ readonly seconds: number; readonly halfS: number }> {
  let halfS: number | undefined;
  await until(async () => {
    const { boards, outOfStep, failures } = await crowd.look();
    if (failures[0] !== undefined) throw new Error(`${failures.length} failed: ${failures[0]}`);
    const right = boards[hash] ?? 0;
    if (right >= crowd.size / 2) halfS ??= secondsSince(since);
    const others = Object.values(boards).join(', ');
    return {
      isThere: right === crowd.size,
      seen: `${right} of ${crowd.size} have it (by board: ${others}); ${outOfStep} are out of step`,
    };
  });
  const seconds = secondsSince(since);
  return { seconds, halfS: halfS ?? seconds };
}

interface Sight {
  readonly isThere: boolean;
  /** For who must be told that it is not. */
  readonly seen: string;
}

async function until(look: () => Promise<Sight>): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (let sight = await look(); !sight.isThere; sight = await look()) {
    if (performance.now() > deadline) {
      throw new Error(`Not there after ${patienceMs / 1000} s: ${sight.seen}`);
    }
    await sleep(100);
  }
}

async function staffHash(db: Firestore): Promise<string> {
  const { docs } = await db.collection(collection.ratesStats).get();
  return boardHash(docs.map((one) => ({ path: one.ref.path, data: one.data() })));
}

function secondsSince(startedAt: number): number {
  return Math.round(performance.now() - startedAt) / 1000;
}
