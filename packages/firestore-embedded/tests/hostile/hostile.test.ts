import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../src/server.ts';
import { httpExchange } from '../support/http-exchange.ts';
import { RawGrpc } from '../support/raw-grpc.ts';
import { type Answer, sendOverChannel, sendPath } from './anonymous-requests.ts';
import { malformedBodies, malformedBytes, malformedStreams } from './malformed-messages.ts';
import { unusualPaths } from './unusual-paths.ts';

const projectId = 'demo-hostile';
const database = `projects/${projectId}/databases/(default)`;
const documents = `${database}/documents`;
const kept = `${documents}/contact-messages/kept`;
const secret = 'nobody-else-reads-this';
const fields = { text: { stringValue: secret } };
const ownerHeaders = { authorization: 'Bearer owner', 'content-type': 'application/json' };

let server: RunningServer;
let grpc: RawGrpc;

beforeAll(async () => {
  const rules = rulesOf('false');
  server = await startServer({ host: '127.0.0.1', port: 0, projectId, rules, log: () => {} });
  grpc = new RawGrpc(server.port);
});
beforeEach(() => Promise.all([putRules('false'), commit({ update: { name: kept, fields } })]));
afterAll(async () => {
  grpc.close();
  await server.close();
});

function rulesOf(condition: string) {
  const content = `service cloud.firestore { match /databases/{d}/documents {
    match /{document=**} { allow read, write: if ${condition}; } } }`;
  return { name: 'firestore.rules', content };
}

async function putRules(condition: string): Promise<void> {
  const rules = { files: [rulesOf(condition)] };
  const url = `http://127.0.0.1:${server.port}/emulator/v1/projects/${projectId}:securityRules`;
  await fetch(url, { method: 'PUT', body: JSON.stringify({ rules }) });
}

async function commit(write: object): Promise<void> {
  const url = `http://127.0.0.1:${server.port}/v1/${documents}:commit`;
  const body = JSON.stringify({ writes: [write] });
  const { status, text } = await httpExchange(url, { headers: ownerHeaders, body });
  if (status !== 200) throw new Error(text);
}

/** Asserts that the server still runs and that only the owner has changed the database. */
async function expectUntouched(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/${documents}:runQuery`, {
    method: 'POST',
    headers: ownerHeaders,
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  expect(await response.json()).toMatchObject([{ document: { name: kept, fields } }]);
}

const faults = ['UNKNOWN', 'DATA_LOSS', 'UNAVAILABLE', 'DEADLINE_EXCEEDED'];

function expectNoFault({ status, body }: Answer): void {
  expect(body).not.toContain(secret);
  // 501 and 505 mean that the server does not support the method or the HTTP version.
  const isFault = Number(status) >= 500 && ![501, 505].includes(Number(status));
  expect(isFault || faults.includes(String(status)), `${status}: ${body}`).toBe(false);
}

test.each(Object.entries(malformedBodies(database)))(
  'A commit over REST of %s is refused',
  async (title, body) => {
    const url = `http://127.0.0.1:${server.port}/v1/${documents}:commit`;
    const response = await fetch(url, { method: 'POST', body: new Uint8Array(Buffer.from(body)) });
    expectNoFault({ status: response.status, body: await response.text() });
    // Keys that name prototypes are not fields of a commit: it may succeed, but writes nothing.
    expect(response.status).toBeGreaterThanOrEqual(
      title === 'a key that is a prototype' ? 200 : 400,
    );
    await expectUntouched();
  },
);

describe.each(['Commit', 'RunQuery', 'Write', 'Listen', 'BatchGetDocuments'])('%s', (method) => {
  test.each(Object.entries(malformedBytes))('over gRPC with %s is refused', async (_, bytes) => {
    const answer = await grpc.call(method, bytes);
    expectNoFault(answer);
    // A Listen stream without a target sends no answer.
    if (method !== 'Listen') expect(answer.status).not.toBe('OK');
    await expectUntouched();
  });
});

describe.each(['Write', 'Listen'] as const)('A WebChannel of %s', (method) => {
  test.each(Object.entries(malformedStreams(database)))(
    'that begins with %s harms nothing',
    async (_, messages) => {
      expectNoFault(await sendOverChannel(server.port, method, database, messages));
      await expectUntouched();
    },
  );
});

test.each(unusualPaths(projectId))('The address %s opens no document', async (path) => {
  for (const [method, body] of [['GET'], ['PATCH', JSON.stringify({ fields })], ['DELETE']]) {
    const answer = await sendPath(server.port, method ?? '', path, body);
    expectNoFault(answer);
    expect(answer.body).not.toContain('\r\nX-Injected');
    expect(answer.status === 0 || Number(answer.status) >= 400, answer.body).toBe(true);
  }
  await expectUntouched();
});

const from = [{ collectionId: 'contact-messages' }];
const write = { delete: `${documents}/c/none` };
const asked: Readonly<Record<string, () => Promise<Answer>>> = {
  'A read over REST': () => sendPath(server.port, 'GET', `/v1/${kept}`),
  'A write over REST': () =>
    sendPath(server.port, 'POST', `/v1/${documents}:commit`, JSON.stringify({ writes: [write] })),
  'A read over gRPC': () => grpc.call('GetDocument', { name: kept }),
  'A query over gRPC': () =>
    grpc.call('RunQuery', { parent: documents, structuredQuery: { from } }),
  'A write over gRPC': () => grpc.call('Commit', { database, writes: [write] }),
  'A listener over WebChannel': () => {
    const query = { parent: documents, structuredQuery: { from } };
    const messages = [{ database, addTarget: { targetId: 2, query } }];
    return sendOverChannel(server.port, 'Listen', database, messages);
  },
  'A write over WebChannel': () =>
    sendOverChannel(server.port, 'Write', database, [{ database }, { writes: [write] }]),
};

test.each(Object.entries(asked))('%s is checked against the rules', async (_, ask) => {
  const refusal =
    /PERMISSION_DENIED|Missing or insufficient|evaluation error|"code":\s*7|false for/;
  const refused = await ask();
  expect(`${refused.status} ${refused.body}`).toMatch(refusal);
  expectNoFault(refused);
  await putRules('true');
  const allowed = await ask();
  expect(`${allowed.status} ${allowed.body}`).not.toMatch(refusal);
});
