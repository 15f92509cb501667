import type { Firestore } from 'firebase-admin/firestore';
import type { BenchServer } from './bench-server.ts';
import type { Figure } from './figures.ts';
import { sampleDocument } from './sample-document.ts';

const batchSize = 500;
const batchClients = 4;
const singleClients = 32;
const singleMs = 4_000;

/** Fills a collection batch by batch, several at a time. */
async function fill(db: Firestore, collection: string, count: number): Promise<void> {
  let next = 0;
  const client = async () => {
    while (next < count) {
      const start = next;
      next += batchSize;
      const batch = db.batch();
      for (let index = start; index < Math.min(start + batchSize, count); index += 1) {
        batch.set(db.doc(`${collection}/document-${index}`), sampleDocument(index));
      }
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: batchClients }, client));
}

/** Measures batched writes into an empty collection, and single writes, through the server SDK. */
export async function measureWrites(
  server: BenchServer,
  db: Firestore,
  count: number,
): Promise<readonly Figure[]> {
  await fill(db, 'warm-up', 5_000);
  const batched = await measure(server, async () => {
    await fill(db, 'documents', count);
    return count;
  });
  const single = await measure(server, () => writeOneByOne(db));
  return [...figuresOf('batched writes', batched), ...figuresOf('single writes', single)];
}

async function writeOneByOne(db: Firestore): Promise<number> {
  const until = performance.now() + singleMs;
  let written = 0;
  const client = async () => {
    while (performance.now() < until) {
      written += 1;
      await db.doc(`singles/document-${written}`).set(sampleDocument(written));
    }
  };
  await Promise.all(Array.from({ length: singleClients }, client));
  return written;
}

interface Measured {
  readonly perSecond: number;
  readonly serverMicros: number | undefined;
}

async function measure(server: BenchServer, write: () => Promise<number>): Promise<Measured> {
  const cpuBefore = await server.cpuMs();
  const startedAt = performance.now();
  const written = await write();
  const seconds = (performance.now() - startedAt) / 1_000;
  const cpuAfter = await server.cpuMs();
  const isKnown = cpuBefore !== undefined && cpuAfter !== undefined;
  return {
    perSecond: written / seconds,
    serverMicros: isKnown ? ((cpuAfter - cpuBefore) * 1_000) / written : undefined,
  };
}

/** Returns the rate, which depends on the client too, and the processor time of the server alone. */
function figuresOf(what: string, { perSecond, serverMicros }: Measured): readonly Figure[] {
  return [
    { what, unit: '/s', median: perSecond },
    ...(serverMicros === undefined
      ? []
      : [{ what: `${what}: server CPU`, unit: 'µs each', median: serverMicros }]),
  ];
}
