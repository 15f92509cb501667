import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../src/server.ts';

// The requests of https://github.com/firebase/firebase-tools-ui, src/components/Firestore; it reads and
// writes documents by the web SDK with the owner's token, which tests/contract/browser covers.

const projectId = 'demo-ui';
const database = `projects/${projectId}/databases/(default)`;
const origin = 'http://127.0.0.1:4000';
const closedRules = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents/{path=**} { allow read, write: if false; } }`;

let server: RunningServer;

beforeAll(async () => {
  const rules = { name: 'closed.rules', content: closedRules };
  server = await startServer({ projectId, rules });
});
afterAll(() => server.close());

/** Sends a request as the page does, after the preflight that its token needs. */
async function ask(method: string, path: string, body?: object) {
  const url = `http://127.0.0.1:${server.port}${path}`;
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization',
    },
  });
  expect([
    preflight.ok,
    preflight.headers.get('access-control-allow-origin'),
    preflight.headers.get('access-control-allow-headers'),
    preflight.headers.get('access-control-allow-methods')?.split(', ').includes(method),
  ]).toEqual([true, origin, 'authorization', true]);
  const answer = await fetch(url, {
    method,
    headers: { Origin: origin, Authorization: 'Bearer owner' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  return { status: answer.status, body: await answer.json() };
}

const clear = () => ask('DELETE', `/emulator/v1/${database}/documents`);

/** The paths of all documents. */
async function paths(): Promise<string[]> {
  const query = { structuredQuery: { from: [{ allDescendants: true }] } };
  const { body } = await ask('POST', `/v1/${database}/documents:runQuery`, query);
  const found: { document?: { name: string } }[] = body;
  return found.flatMap(({ document }) => document?.name.split('/documents/')[1] ?? []);
}

beforeEach(async () => {
  await clear();
  const writes = [
    ...['things/a', 'others/a', 'top/doc _!@#$_', 'top/doc _!@#$_/things/b'],
    ...['top/doc _!@#$_/things/b/deep/c', 'top/missing/things/d', 'topmost/e'],
  ].map((path) => ({
    update: { name: `${database}/documents/${path}`, fields: { n: { integerValue: '1' } } },
  }));
  await ask('POST', `/v1/${database}/documents:commit`, { writes });
});

const special = 'top/doc%20_!%40%23%24_';

test('The collections at the root and below a document are listed, without a body.', async () => {
  const root = await ask('POST', `/v1/${database}/documents:listCollectionIds`);
  expect(root.body).toEqual({ collectionIds: ['others', 'things', 'top', 'topmost'] });
  const below = await ask('POST', `/v1/${database}/documents/${special}:listCollectionIds`);
  expect(below.body).toEqual({ collectionIds: ['things'] });
});

test('Missing documents of a collection are listed without a time of creation.', async () => {
  const query = 'mask.fieldPaths=_none_&pageSize=300&showMissing=true';
  const { body } = await ask('GET', `/v1/${database}/documents/top?${query}`);
  const listed: { name: string; createTime?: string }[] = body.documents;
  expect(listed.map(({ name, createTime }) => [name.split('/').at(-1), !!createTime])).toEqual([
    ['doc _!@#$_', true],
    ['missing', false],
  ]);
});

test('A document is read, changed by a mask and deleted.', async () => {
  const one = `/v1/${database}/documents/things/a`;
  const fields = { status: { stringValue: 'read' } };
  await ask('PATCH', `${one}?updateMask.fieldPaths=status&currentDocument.exists=true`, { fields });
  expect((await ask('GET', one)).body.fields).toEqual({ ...fields, n: { integerValue: '1' } });
  expect(await ask('DELETE', one)).toEqual({ status: 200, body: {} });
  expect((await ask('GET', one)).status).toBe(404);
});

test('A document is deleted with all below, a collection too, and nothing beside them.', async () => {
  const at = (path: string) => ask('DELETE', `/emulator/v1/${database}/documents/${path}`);
  expect(await at(special)).toEqual({ status: 200, body: {} });
  expect(await paths()).toEqual(['others/a', 'things/a', 'top/missing/things/d', 'topmost/e']);
  await at('top');
  expect(await paths()).toEqual(['others/a', 'things/a', 'topmost/e']);
  await clear();
  expect(await paths()).toEqual([]);
});
