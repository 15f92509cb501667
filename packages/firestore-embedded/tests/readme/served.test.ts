import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadService, serviceMethod } from '../../src/schema/load-service.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import { askAsOwner } from '../support/answer.ts';
import { httpExchange } from '../support/http-exchange.ts';
import { RawGrpc } from '../support/raw-grpc.ts';
import { readme, readmeRows } from '../support/readme-rows.ts';

type Verdict = 'served' | 'refused';

const documents = 'projects/demo-readme/databases/(default)/documents';
const rows = readmeRows('What is served');

let server: RunningServer;
let grpc: RawGrpc;
beforeAll(async () => {
  server = await startServer({ projectId: 'demo-readme' });
  grpc = new RawGrpc(server.port);
});
afterAll(async () => {
  grpc.close();
  await server.close();
});

/** Returns 'refused' if the server answers an empty request with UNIMPLEMENTED. */
async function overGrpc(method: string): Promise<Verdict> {
  const { status } = await grpc.call(method, {});
  return status === 'UNIMPLEMENTED' ? 'refused' : 'served';
}

/** Requests each REST address of the schema; throws if their verdicts differ. */
async function overRest(method: string): Promise<Verdict> {
  const verdicts = serviceMethod(method).bindings.map(async ({ httpMethod, template }) => {
    const path = template
      .replace(/\{[\w.]+=projects\/\*\/databases\/\*\/documents([^}]*)\}/, (_all, below) =>
        below === '' || below === '/**' ? documents : `${documents}/c/x`,
      )
      .replace('{database=projects/*/databases/*}/documents', documents)
      .replace('{collection_id}', 'c');
    const body = httpMethod === 'GET' || httpMethod === 'DELETE' ? undefined : {};
    const { httpStatus, error } = await askAsOwner(server.port, httpMethod, path, body);
    const isThere = !error?.message.includes('is not served at');
    return httpStatus === 501 || !isThere ? 'refused' : 'served';
  });
  const [first = 'refused', ...others] = await Promise.all(verdicts);
  if (others.some((verdict) => verdict !== first)) throw new Error(`${method} is served in part.`);
  return first;
}

async function overWebChannel(method: string): Promise<Verdict> {
  const path = `/google.firestore.v1.Firestore/${method}/channel?VER=8&RID=1&CVER=22&t=1`;
  const url = `http://127.0.0.1:${server.port}${path}`;
  const { status } = await httpExchange(url, { body: 'count=0' });
  return status === 200 ? 'served' : 'refused';
}

test('The README has a row for every request in the schema, and for no other.', () => {
  const names = [...loadService().values()].map(({ name }) => name);
  expect(rows.map(([name]) => name).toSorted()).toEqual(names.toSorted());
});

test.each(rows)('The server serves %s as the README states.', async (name = '', ...said) => {
  const verdicts = [overGrpc, overRest, overWebChannel].map((ask) => ask(name));
  expect(await Promise.all(verdicts)).toEqual(said.slice(0, 3));
});

test('Every file that the README names exists.', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const there = new Set(files.map((file) => file.split('/').at(-1)));
  const named = [...readme.matchAll(/[\w-]+(?:\.test)?\.(?:ts|mjs)\b/g)].map(([name]) => name);
  expect(named.filter((name) => !there.has(name))).toEqual([]);
});
