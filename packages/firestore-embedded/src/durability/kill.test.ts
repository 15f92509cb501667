import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommitClient, connectCommitClient } from './testing/commit-client.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

/** The number of kills; `KILLS=200 npm run test:kill` is the full measure. */
const kills = Number(process.env.KILLS ?? 4);
const writers = ['a', 'b', 'c', 'd'];
const halves = 5;
const database = 'projects/demo-x/databases/(default)';
const root = `${database}/documents`;

let folder: string;
let functions: Server;
const delivered = new Set<string>();
let calls = 0;

beforeAll(async () => {
  execFileSync(process.execPath, [fileURLToPath(new URL('../../build.mjs', import.meta.url))]);
  folder = await mkdtemp(join(tmpdir(), 'firestore-kill-'));
  functions = createServer(async (request, response) => {
    request.resume();
    calls += 1;
    // Some calls fail, so that kills interrupt retries too.
    const fails = calls % 10 === 0;
    if (!fails) delivered.add(String(request.headers['ce-document']));
    response.writeHead(fails ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  functions.closeAllConnections();
  await new Promise((resolve) => functions.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** One writer's last attempted commit, its last acknowledged one, and the number acknowledged. */
interface Progress {
  tried: number;
  acknowledged: number;
  count: number;
}

/** The writes of one commit: five documents that must agree, and one that must never be lost. */
function writesOf(writer: string, n: number): object[] {
  const fields = { n: { integerValue: String(n) }, filling: { stringValue: 'x'.repeat(200) } };
  const names = Array.from({ length: halves }, (_, half) => `${root}/halves/${writer}-${half}`);
  return [...names, `${root}/log/${writer}-${n}`].map((name) => ({ update: { name, fields } }));
}

/** Commits one after the other until the connection breaks. */
async function write(client: CommitClient, writer: string, progress: Progress): Promise<void> {
  for (;;) {
    progress.tried += 1;
    const n = progress.tried;
    try {
      await client.commit({ database, writes: writesOf(writer, n) });
    } catch {
      return;
    }
    progress.acknowledged = n;
    progress.count += 1;
  }
}

const total = (progress: ReadonlyMap<string, Progress>) =>
  [...progress.values()].reduce((sum, { count }) => sum + count, 0);

/** The path and `n` of each document of a collection whose `n` is above a number. */
async function query(
  server: ServerProcess,
  collectionId: string,
  above: number,
): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'n' },
            op: 'GREATER_THAN',
            value: { integerValue: String(above) },
          },
        },
        select: { fields: [{ fieldPath: 'n' }] },
      },
    }),
  });
  const found = (await answer.json()) as {
    document?: { name: string; fields: { n: { integerValue: string } } };
  }[];
  return new Map(
    found.flatMap(({ document }) =>
      document
        ? [[document.name.slice(root.length + 1), Number(document.fields.n.integerValue)]]
        : [],
    ),
  );
}

/** Checks that the documents result from complete commits, among them every acknowledged one. */
async function check(
  server: ServerProcess,
  progress: ReadonlyMap<string, Progress>,
  above: number,
): Promise<void> {
  const [agreeing, log] = [await query(server, 'halves', 0), await query(server, 'log', above)];
  for (const [writer, { tried, acknowledged }] of progress) {
    const seen = Array.from({ length: halves }, (_, half) =>
      agreeing.get(`halves/${writer}-${half}`),
    );
    const [last = 0] = seen;
    expect(new Set(seen).size, `${writer}: ${seen}`).toBe(1);
    expect(last, writer).toBeGreaterThanOrEqual(acknowledged);
    expect(last, writer).toBeLessThanOrEqual(tried);
    const missing = Array.from({ length: acknowledged }, (_, index) => index + 1).filter(
      (n) => n > above && log.get(`log/${writer}-${n}`) !== n && !isUnknown(writer, n),
    );
    expect(missing, writer).toEqual([]);
  }
}

// An interrupted commit may have been kept or not: no client received a response.
const unknown = new Set<string>();
const isUnknown = (writer: string, n: number) => unknown.has(`${writer}-${n}`);

test(
  `Killed ${kills} times while writing, the server keeps each acknowledged commit whole, and each undelivered event.`,
  async () => {
    const progress = new Map(
      writers.map((writer) => [writer, { tried: 0, acknowledged: 0, count: 0 }]),
    );
    const { port } = functions.address() as AddressInfo;
    const flags = [
      ...['--data-dir', folder, '--project', 'demo-x', '--compact-bytes', '2000000'],
      ...['--functions_emulator', `127.0.0.1:${port}`],
    ];
    let checked = 0;
    for (let round = 0; round < kills; round += 1) {
      const server = await startServerProcess(flags);
      if (round === 0) await registerTrigger(server);
      else await check(server, progress, checked);
      checked = Math.min(...[...progress.values()].map(({ acknowledged }) => acknowledged));
      const client = connectCommitClient(server.port);
      const before = total(progress);
      const writing = [...progress].map(([writer, own]) => write(client, writer, own));
      while (total(progress) === before) await delay(5);
      await delay((round * 37) % 300);
      await server.kill();
      await Promise.all(writing);
      client.close();
      for (const [writer, own] of progress) unknown.add(`${writer}-${own.tried}`);
    }
    const server = await startServerProcess(flags);
    await check(server, progress, 0);
    await expect.poll(() => pending(server), { timeout: 120_000 }).toBe(0);
    const log = await server.stop();
    const owed = [...progress].flatMap(([writer, { acknowledged }]) =>
      Array.from({ length: acknowledged }, (_, index) => `${writer}-${index + 1}`),
    );
    const undelivered = owed.filter((id) => !unknown.has(id) && !delivered.has(`log/${id}`));
    expect(undelivered, log).toEqual([]);
    console.info(
      `${kills} kills, ${total(progress)} commits acknowledged, ${delivered.size} events delivered`,
    );
    expect(total(progress)).toBeGreaterThan(kills);
  },
  kills * 5_000 + 180_000,
);

async function registerTrigger(server: ServerProcess): Promise<void> {
  const address = `http://127.0.0.1:${server.port}/emulator/v1/projects/demo-x/eventarcTrigger`;
  const answer = await fetch(`${address}?eventarcTriggerId=on-log`, {
    method: 'POST',
    body: JSON.stringify({
      eventType: 'google.cloud.firestore.document.v1.created',
      database: '(default)',
      namespace: '(default)',
      document: { value: 'log/{id}', matchType: 'PATH_PATTERN' },
      retry: true,
    }),
  });
  expect(answer.status).toBe(200);
}

async function pending(server: ServerProcess): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/emulator/v1/projects/demo-x:outbox`);
  return ((await answer.json()) as { pending: number }).pending;
}
