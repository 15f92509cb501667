import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../src/server.ts';
import { askAsOwner } from '../support/answer.ts';
import { httpExchange } from '../support/http-exchange.ts';
import { RawGrpc } from '../support/raw-grpc.ts';
import { WebChannel } from '../support/web-channel.ts';
import { malformedBodies, malformedBytes, malformedStreams } from './malformed-messages.ts';
import { unusualPaths } from './unusual-paths.ts';

const projectId = 'demo-hostile';
const database = `projects/${projectId}/databases/(default)`;
const documents = `${database}/documents`;
const kept = `${documents}/contact-messages/kept`;
const secret = 'nobody-else-reads-this';
const fields = { text: { stringValue: secret } };

/** A server's answer; over gRPC its status is the error's name, or `OK`. */
interface Answer {
  readonly status: number | string;
  readonly body: string;
}

let server: RunningServer;
let grpc: RawGrpc;

beforeAll(async () => {
  server = await startServer({ projectId, rules: rulesOf('false') });
  grpc = new RawGrpc(server.port);
});
beforeEach(async () => {
  await putRules('false');
  const writes = [{ update: { name: kept, fields } }];
  const { httpStatus } = await askAsOwner(server.port, 'POST', `/v1/${documents}:commit`, {
    writes,
  });
  expect(httpStatus).toBe(200);
});
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
  const path = `/emulator/v1/projects/${projectId}:securityRules`;
  await askAsOwner(server.port, 'PUT', path, { rules: { files: [rulesOf(condition)] } });
}

/** Asserts that the server still runs and that only the owner has changed the database. */
async function expectUntouched(): Promise<void> {
  const structuredQuery = { from: [{ allDescendants: true }] };
  const all = await askAsOwner(server.port, 'POST', `/v1/${documents}:runQuery`, {
    structuredQuery,
  });
  expect(all.messages).toMatchObject([{ document: { name: kept, fields } }]);
}

/** Sends a request without a token to a path as it is. */
async function send(
  method: string,
  path: string,
  body = '',
): Promise<Answer & { headers: object }> {
  const { text, ...answer } = await httpExchange(`http://127.0.0.1:${server.port}`, {
    ...{ method, path, body },
    headers: { 'content-type': 'application/json' },
  });
  return { ...answer, body: text };
}

/** Opens a WebChannel stream without a token; returns the handshake and the first messages. */
async function sendOverChannel(
  method: 'Write' | 'Listen',
  messages: readonly unknown[],
): Promise<Answer> {
  const channel = new WebChannel(server.port, method, database);
  const written = messages.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  const { status, text } = await channel.handshake(written);
  if (!channel.isOpen) return { status, body: text };
  const first = await channel.poll(500).catch(() => {
    // The server sends nothing for some messages, and the wait ends.
    return { status: 0, text: '' };
  });
  await channel.close();
  return { status: first.status, body: text + first.text };
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
      expectNoFault(await sendOverChannel(method, messages));
      await expectUntouched();
    },
  );
});

test.each(unusualPaths(projectId))('The address %s opens no document', async (path) => {
  for (const [method, body] of [['GET'], ['PATCH', JSON.stringify({ fields })], ['DELETE']]) {
    const answer = await send(method ?? '', path, body);
    expectNoFault(answer);
    expect(answer.headers).not.toHaveProperty('x-injected');
    expect(Number(answer.status), answer.body).toBeGreaterThanOrEqual(400);
  }
  await expectUntouched();
});

const from = [{ collectionId: 'contact-messages' }];
const write = { delete: `${documents}/c/none` };
const asked: Readonly<Record<string, () => Promise<Answer>>> = {
  'A read over REST': () => send('GET', `/v1/${kept}`),
  'A write over REST': () =>
    send('POST', `/v1/${documents}:commit`, JSON.stringify({ writes: [write] })),
  'A read over gRPC': () => grpc.call('GetDocument', { name: kept }),
  'A query over gRPC': () =>
    grpc.call('RunQuery', { parent: documents, structuredQuery: { from } }),
  'A write over gRPC': () => grpc.call('Commit', { database, writes: [write] }),
  'A listener over WebChannel': () => {
    const query = { parent: documents, structuredQuery: { from } };
    const messages = [{ database, addTarget: { targetId: 2, query } }];
    return sendOverChannel('Listen', messages);
  },
  'A write over WebChannel': () => sendOverChannel('Write', [{ database }, { writes: [write] }]),
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
