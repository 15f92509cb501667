import { setTimeout as sleep } from 'node:timers/promises';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { type BenchServer, type Candidate, startServer } from './bench-server.ts';
import { projectId } from './candidates.ts';
import type { Figure } from './figures.ts';
import { measureContention } from './measure-contention.ts';
import { measureListeners } from './measure-listeners.ts';
import { measurePreparedWrites } from './measure-prepared-writes.ts';
import { measureQueries } from './measure-queries.ts';
import { measureStarts } from './measure-starts.ts';
import { measureWrites } from './measure-writes.ts';

const documents = 100_000;
const settleMs = 1_500;
const patienceMs = 60_000;

/** Yields each figure of one server on a free port, as soon as it is measured. */
export async function* measureServer(candidate: Candidate, port: number): AsyncIterable<Figure> {
  yield await measureStarts('start to first answer', candidate, port);
  const server = await startServer(candidate, port);
  const db = connectFirestore(`127.0.0.1:${port}`, projectId);
  try {
    await sleep(settleMs);
    yield await measureMemory('idle', server);
    yield* await measureWrites(server, db, documents);
    await sleep(settleMs);
    yield await measureMemory('100,000 written', server);
    yield* await measureQueries(port);
    yield* await measurePreparedWrites(port);
    yield await measureContention(db);
    yield* await withPatience(measureListeners(port, 1, 1));
    yield* await withPatience(measureListeners(port, 1_000, 10));
  } finally {
    await db.terminate();
    await server.stop();
  }
  yield* await measureStalled(candidate, port);
}

/** Measures stalled listeners on a separate server, whose memory shows their cost. */
async function measureStalled(candidate: Candidate, port: number): Promise<readonly Figure[]> {
  const server = await startServer(candidate, port);
  try {
    const figures = await withPatience(measureListeners(port, 900, 10, 100));
    return [...figures, await measureMemory('after 100 listeners that read nothing', server)];
  } finally {
    await server.stop();
  }
}

/** Returns the figure, or none if it takes more than a minute: the table then omits it. */
function withPatience(measuring: Promise<Figure>): Promise<readonly Figure[]> {
  const late = sleep<readonly Figure[]>(patienceMs, [], { ref: false });
  return Promise.race([measuring.then((figure) => [figure]), late]);
}

async function measureMemory(when: string, server: BenchServer): Promise<Figure> {
  return { what: `resident memory, ${when}`, unit: 'MB', median: await server.residentMb() };
}
