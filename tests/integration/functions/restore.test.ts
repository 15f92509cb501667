import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { utcDay } from '@dinar/domain/days/rate-date';
import { startServer } from '@dinar/firestore-embedded/server';
import { commitGroups } from '@dinar/functions/store/documents/commit-groups';
import { rebuildEverything } from '@dinar/functions/store/reconcile/rebuild-everything';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { seedDemo } from '@dinar/tools/local/demo/seed-demo';
import { type DocumentData, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';

const projectId = 'demo-dinar';
const now = new Date();
const closings: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

interface Database {
  readonly db: Firestore;
  readonly url: string;
}

/** Opens a separate database, loaded from an export's file if there is one. */
async function openDatabase(seedFile?: string): Promise<Database> {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    projectId,
    log: () => {},
    ...(seedFile !== undefined && { seedFile }),
  });
  const address = `127.0.0.1:${server.port}`;
  const db = connectFirestore(address, projectId);
  closings.push(server.close, () => db.terminate());
  return { db, url: `http://${address}` };
}

type Fields = Readonly<Record<string, unknown>>;

/** Every document's fields, as the wire has them, by its path; a query without a collection is of all. */
async function contents(url: string): Promise<Map<string, Fields>> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`${url}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const found: { document?: { name: string; fields?: Fields } }[] = await answer.json();
  return new Map(
    found.flatMap(({ document }) =>
      document ? [[document.name.slice(root.length + 1), document.fields ?? {}] as const] : [],
    ),
  );
}

/** Writes as people do: messages, corrections, and records in subcollections. */
async function writeByPeople(db: Firestore): Promise<void> {
  const writtenAt = Timestamp.fromDate(now);
  const documents: Readonly<Record<string, DocumentData>> = {
    'rate-overrides/2026-11-20_BIAT_EUR': { hide: true, why: 'Coquille', by: 'amel', until: null },
    'system/audit/events/1': { document: 'bank-rates/x', at: writtenAt, before: null, after: {} },
    'system/dead-letters/events/2': { reason: 'too-old', recordedAt: writtenAt },
    'types/1': { place: new GeoPoint(36.8, 10.2), bytes: Buffer.from([0, 255]), list: [1.5, {}] },
  };
  const messages = Array.from({ length: 300 }, (_, index) => [
    `contact-messages/m${index}`,
    { name: 'Amel « É »', email: `a${index}@example.tn`, status: 'pending', timestamp: writtenAt },
  ]);
  const all: [string, DocumentData][] = Object.entries({
    ...documents,
    ...Object.fromEntries(messages),
  });
  await commitGroups(db, [
    all.map(
      ([at, data]) =>
        (batch) =>
          void batch.set(db.doc(at), data),
    ),
  ]);
}

/** Damages the database as a faulty script would: a third of all documents deleted, a third emptied. */
async function damage(db: Firestore, paths: readonly string[]): Promise<void> {
  const writes = paths.flatMap((at, index) =>
    index % 3 === 2
      ? []
      : [
          (batch: FirebaseFirestore.WriteBatch) => {
            if (index % 3 === 0) batch.delete(db.doc(at));
            else batch.set(db.doc(at), {});
          },
        ],
  );
  await commitGroups(db, [writes]);
}

test('A damaged database is restored from an export: every document and aggregate as before', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dinar-restore-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  const { db, url } = await openDatabase();
  await seedDemo(db, now);
  await writeByPeople(db);
  await rebuildEverything(db, utcDay(now));
  const before = await contents(url);
  expect([...before.keys()].filter((at) => /^(?:rates-stats|rate-history)/.test(at))).not.toEqual(
    [],
  );

  const began = performance.now();
  const exported = await fetch(`${url}/emulator/v1/projects/${projectId}:export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${projectId}/databases/(default)`,
      export_directory: folder,
      export_name: 'copy',
    }),
  });
  expect(exported.status).toBe(200);
  const exportMs = performance.now() - began;

  await damage(db, [...before.keys()]);
  const damaged = await contents(url);
  expect(damaged.size).toBeLessThan(before.size * 0.7);

  const restoreBegan = performance.now();
  const restored = await openDatabase(path.join(folder, 'copy/copy.overall_export_metadata'));
  // As after an import in production, which runs no trigger.
  const report = await rebuildEverything(restored.db, utcDay(now));
  const restoreMs = performance.now() - restoreBegan;

  expect(report).toMatchObject({ written: 0, deleted: 0 });
  expect(report.unchanged).toBeGreaterThan(20);
  expect(await contents(restored.url)).toEqual(before);
  const minutes = (ms: number) => `${(ms / 60_000).toFixed(3)} min`;
  console.info(
    `${before.size} documents: exported in ${minutes(exportMs)}, restored and recomputed in ${minutes(restoreMs)}.`,
  );
});
