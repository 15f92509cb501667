import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningServer, startServer } from './server.ts';

const root = 'projects/demo-x/databases/(default)/documents';
const clearPath = '/emulator/v1/projects/demo-x/databases/(default)/documents';
const openRules = rulesThatAllow('true');

let functions: Server;
let events: { url: string | undefined; body: { readonly id: string } }[];
let answers: number[];
let server: RunningServer;
let address: string;

beforeEach(async () => {
  events = [];
  answers = [];
  functions = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    events.push({ url: request.url, body: JSON.parse(text) });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  server = await startServer({
    projectId: 'demo-x',
    rules: { name: 'test.rules', content: openRules },
    functionsEmulator: `127.0.0.1:${(functions.address() as AddressInfo).port}`,
  });
  address = `http://127.0.0.1:${server.port}`;
});

afterEach(async () => {
  await server.close();
  await new Promise((resolve) => functions.close(resolve));
});

function rulesThatAllow(condition: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/{path=**} { allow read, write: if ${condition}; }
}`;
}

/** The fields of these tests' responses; each response has some of them. */
interface Answer {
  readonly fields: object;
  readonly error: { readonly status: string; readonly message: string };
  readonly issues: readonly object[];
  readonly rules: { readonly files: readonly object[] };
}

async function call(
  method: string,
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
) {
  const answer = await fetch(`${address}${path}`, {
    method,
    ...(headers && { headers }),
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer, headers: answer.headers };
}

const write = (id: string, n: number) =>
  call('POST', `/v1/${root}:commit`, {
    writes: [{ update: { name: `${root}/c/${id}`, fields: { n: { integerValue: String(n) } } } }],
  });

const putRules = (content: string, ignoreErrors: boolean) =>
  call('PUT', '/emulator/v1/projects/demo-x:securityRules', {
    ignore_errors: ignoreErrors,
    rules: { files: [{ name: 'test.rules', content }] },
  });

const register = (key: string, kind: string) =>
  call('POST', `/emulator/v1/projects/demo-x/eventarcTrigger?eventarcTriggerId=${key}`, {
    eventType: `google.cloud.firestore.document.v1.${kind}`,
    database: '(default)',
    namespace: '(default)',
    document: { value: 'c/{id}', matchType: 'PATH_PATTERN' },
  });

const outboxPath = '/emulator/v1/projects/demo-x:outbox';

/** Waits until the outbox is empty. */
const delivered = () =>
  expect
    .poll(async () => (await call('GET', outboxPath)).body)
    .toEqual({ pending: 0, muted: false });

test('A page of a foreign origin can neither read nor reset, whatever its requests contain.', async () => {
  await write('one', 1);
  const headers = { Origin: 'https://page.test', 'Content-Type': 'text/plain' };
  for (const [method, path] of [
    ['GET', `/v1/${root}/c/one`],
    ['OPTIONS', `/v1/${root}:commit`],
    ['DELETE', clearPath],
    ['POST', '/google.firestore.v1.Firestore/Listen/channel?VER=8'],
  ] as const) {
    const answer = await fetch(`${address}${path}`, { method, headers });
    expect([path, answer.status]).toEqual([path, 403]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect((await call('GET', `/v1/${root}/c/one`)).status).toBe(200);
});

test('New rules apply at once, and rules that do not compile leave the old ones in force.', async () => {
  expect(await putRules(rulesThatAllow('false'), true)).toMatchObject({ status: 200, body: {} });
  expect((await write('one', 1)).body.error.status).toBe('PERMISSION_DENIED');

  const asked = await putRules(rulesThatAllow('('), true);
  expect(asked.status).toBe(200);
  expect(asked.body.issues[0]).toMatchObject({
    severity: 'ERROR',
    sourcePosition: { fileName: 'test.rules', line: 3 },
  });
  const refused = await putRules(rulesThatAllow('('), false);
  expect([refused.status, refused.body.error.status]).toEqual([400, 'INVALID_ARGUMENT']);
  expect(refused.body.error.message).toMatch(/^Error compiling rules:\nL3:\d+ /);
  expect((await write('one', 1)).body.error.status).toBe('PERMISSION_DENIED');
});

test('A registered function gets its event by a retry, and the outbox reports the pending events.', async () => {
  expect((await register('fn-0', 'created')).status).toBe(200);
  answers = [404];
  await write('one', 1);
  expect((await call('GET', outboxPath)).body).toEqual({ pending: 1, muted: false });
  await delivered();

  expect(events.map(({ url }) => url)).toEqual([
    '/functions/projects/demo-x/triggers/fn-0',
    '/functions/projects/demo-x/triggers/fn-0',
  ]);
  expect(new Set(events.map(({ body }) => body.id)).size).toBe(1);
  const value = { fields: { n: { integerValue: '1' } } };
  expect(events[0]?.body).toMatchObject({ document: 'c/one', data: { value } });
});

test('An outbox muted through the control interface queues no event; an invalid value is rejected.', async () => {
  await register('fn-2', 'written');
  expect((await call('PUT', outboxPath, { muted: true })).body).toEqual({ muted: true });
  await write('one', 1);
  expect((await call('GET', outboxPath)).body).toEqual({ pending: 0, muted: true });
  expect((await call('PUT', outboxPath, { muted: 'yes' })).body.error.status).toBe(
    'INVALID_ARGUMENT',
  );
});

test('A server can start from an export, in another project.', async () => {
  await write('one', 1);
  const folder = await mkdtemp(join(tmpdir(), 'firestore-export-'));
  const database = 'projects/demo-x/databases/(default)';
  const body = { database, export_directory: folder, export_name: 'firestore_export' };
  const exporting = await call('POST', '/emulator/v1/projects/demo-x:export', body);
  expect([exporting.status, exporting.body]).toEqual([200, {}]);
  const outside = { ...body, export_name: '../elsewhere' };
  const refused = await call('POST', '/emulator/v1/projects/demo-x:export', outside);
  expect(refused.body.error.status).toBe('INVALID_ARGUMENT');

  const seedFile = join(folder, 'firestore_export/firestore_export.overall_export_metadata');
  const other = await startServer({ projectId: 'demo-y', seedFile });
  const read = await fetch(
    `http://127.0.0.1:${other.port}/v1/${root.replace('demo-x', 'demo-y')}/c/one`,
  );
  expect(await read.json()).toMatchObject({ fields: { n: { integerValue: '1' } } });
  await other.close();
  await rm(folder, { recursive: true });
});

test('Rules apply to the project they were set for, and their coverage is reported.', async () => {
  const put = await call('PUT', '/emulator/v1/projects/demo-z:securityRules', {
    rules: { files: [{ name: 'own.rules', content: rulesThatAllow('1 == 2') }] },
  });
  expect(put.status).toBe(200);
  const denied = await call('GET', `/v1/${root.replace('demo-x', 'demo-z')}/c/one`);
  expect(denied.status).toBe(403);
  expect((await call('GET', `/v1/${root}/c/one`)).status).toBe(404);
  const coverage = await call('GET', '/emulator/v1/projects/demo-z:ruleCoverage');
  expect(coverage.body).toMatchObject({
    rules: { files: [{ name: 'own.rules' }] },
    report: [{ sourcePosition: { line: 3 }, values: [{ value: { boolValue: false } }] }],
  });
});

test('Long responses arrive complete over REST and over gRPC.', async () => {
  const text = 'é'.repeat(40_000);
  const ids = Array.from({ length: 60 }, (_, index) => String(index + 100));
  const writes = ids.map((id) => ({
    update: { name: `${root}/large/${id}`, fields: { text: { stringValue: text } } },
  }));
  expect((await call('POST', `/v1/${root}:commit`, { writes })).status).toBe(200);
  const query = { structuredQuery: { from: [{ collectionId: 'large' }] } };
  const { body } = await call('POST', `/v1/${root}:runQuery`, query);
  const found: { document: { name: string; fields: object } }[] = JSON.parse(JSON.stringify(body));
  expect(found.map(({ document }) => document.name.slice(-3))).toEqual(ids);
  expect(found.every(({ document }) => JSON.stringify(document.fields).includes(text))).toBe(true);
  const db = new Firestore({ projectId: 'demo-x', host: `127.0.0.1:${server.port}`, ssl: false });
  // Several at once on one connection: each has its whole answer and its status.
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => db.collection('large').get()));
  await db.terminate();
  for (const { docs } of answers) expect(docs.map(({ id }) => id)).toEqual(ids);
});

test('A taken port and rules that do not compile make the start fail.', async () => {
  const options = { projectId: 'demo-x' };
  await expect(startServer({ ...options, port: server.port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  const rules = { name: 'bad.rules', content: rulesThatAllow('(') };
  await expect(startServer({ ...options, rules })).rejects.toThrow(/^Error compiling/);
});

test('Bytes that arrive one at a time are parsed, and closing ends an idle connection.', async () => {
  const socket = connect(server.port, '127.0.0.1');
  for (const byte of 'GET / HTTP/1.1\r\nHost: x\r\n\r\n') {
    socket.write(byte);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const answer = await new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
  });
  expect(answer).toContain('\r\n\r\nOk');
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await server.close();
  await ended;
});
