import { describe, expect, test } from 'vitest';
import type { Backend, ProtoJson } from './engine/backend.ts';
import { createBackend } from './engine/create-backend.ts';
import type { JsonObject } from './model/json.ts';
import { StatusError } from './model/status.ts';
import { loadService, type ServiceMethod, serviceMethod } from './schema/load-service.ts';
import { readJson } from './schema/read-json.ts';

const database = 'projects/p/databases/(default)';
const parent = `${database}/documents`;
const one = `${parent}/c/one`;
const mask = { fieldPaths: ['a'] };
const structuredQuery = { from: [{ collectionId: 'c' }] };
const aggregations = [{ alias: 'n', count: {} }];
const readOnly = { readOnly: {} };
const exists = { exists: true };
const count = (query: object) => ({ structuredQuery: query, aggregations });
const document = (id: string, a: number) => ({
  name: `${parent}/c/${id}`,
  fields: { a: { integerValue: String(a) }, b: { booleanValue: true } },
});
const update = (id: string, a: number) => ({ update: document(id, a) });

/** Placeholders for values that are only known once the database has been filled. */
const past = 'PAST';
const transaction = 'TRANSACTION';
const reading = { transaction, readTime: past };
const beginning = { ...reading, newTransaction: readOnly };
const querying = { ...beginning, explainOptions: { analyze: true } };
const paging = { pageSize: 1, pageToken: 'next' };

/** For each method a request, and for each of its fields a value that must change the outcome. */
const requests: Readonly<Record<string, readonly [base: JsonObject, changes: JsonObject]>> = {
  GetDocument: [{ name: one }, { name: `${parent}/c/two`, mask, ...reading }],
  ListDocuments: [
    { parent, collectionId: 'c' },
    {
      ...{ parent: one, collectionId: 'other', mask, showMissing: true, orderBy: 'a desc' },
      ...{ ...reading, ...paging },
    },
  ],
  UpdateDocument: [
    { document: document('one', 5) },
    {
      document: document('one', 6),
      ...{ updateMask: { fieldPaths: ['b'] }, mask, currentDocument: { exists: false } },
    },
  ],
  DeleteDocument: [{ name: `${parent}/c/none` }, { name: one, currentDocument: exists }],
  ListCollectionIds: [{ parent }, { parent: one, ...paging, readTime: past }],
  BeginTransaction: [
    { database },
    { database: 'none', options: { readOnly: { readTime: '2199-01-01T00:00:00Z' } } },
  ],
  Commit: [
    { database, writes: [update('one', 5)] },
    { database: 'none', writes: [update('two', 5)], transaction },
  ],
  Rollback: [
    { database, transaction },
    { database: 'none', transaction: 'AAAA' },
  ],
  BatchGetDocuments: [
    { database, documents: [one] },
    { database: 'none', documents: [`${parent}/c/two`], mask, ...beginning },
  ],
  RunQuery: [
    { parent, structuredQuery },
    { parent: one, structuredQuery: { ...structuredQuery, limit: 1 }, ...querying },
  ],
  RunAggregationQuery: [
    { parent, structuredAggregationQuery: count(structuredQuery) },
    {
      ...{ parent: one, structuredAggregationQuery: count({ ...structuredQuery, limit: 1 }) },
      ...querying,
    },
  ],
};

const owner = { kind: 'owner' } as const;

/**
 * Fills a database with replaced versions, a missing document, nested collections, and a transaction at
 * an earlier read time.
 */
async function fill(backend: Backend): Promise<{ readonly time: string; readonly begun: string }> {
  const write = (writes: object[]) => backend.unary('Commit', { database, writes }, owner);
  const { commitTime } = await write([update('one', 0), update('past', 0), update('one/d/z', 0)]);
  const options = { readOnly: { readTime: commitTime } };
  const begun = await backend.unary('BeginTransaction', { database, options }, owner);
  await write([
    ...[{ delete: `${parent}/c/past` }, update('one', 1), update('two', 2), update('three', 3)],
    ...[update('missing/c/x', 4), update('one/e/x', 4), { update: { name: `${parent}/e/x` } }],
  ]);
  return { time: String(commitTime), begun: String(begun.transaction) };
}

/** The outcome of a request: its response or error, and the documents after it. */
async function outcome(method: ServiceMethod, request: JsonObject): Promise<unknown> {
  const backend = createBackend({ now: () => new Date('2026-11-24T10:00:00Z') });
  const { time, begun } = await fill(backend);
  const text = JSON.stringify(request).replaceAll(past, time).replaceAll(transaction, begun);
  const known = JSON.parse(text);
  const all = { parent, structuredQuery: { from: [{ allDescendants: true }] } };
  const seen: unknown[] = [await answer(backend, method, known)];
  seen.push(await backend.serverStream('RunQuery', all, owner));
  return JSON.parse(
    JSON.stringify(seen, (name, value) => (ofItsOwn.includes(name) ? 'any' : value)),
  );
}

/** The fields that differ between the responses to two equal requests. */
const ofItsOwn = ['readTime', 'executionDuration', 'transaction'];

async function answer(
  backend: Backend,
  { name, request, streams }: ServiceMethod,
  json: JsonObject,
): Promise<ProtoJson | readonly ProtoJson[]> {
  try {
    const message = readJson(request, json);
    return streams
      ? await backend.serverStream(name, message, owner)
      : await backend.unary(name, message, owner);
  } catch (error) {
    if (error instanceof StatusError) return { error: error.status };
    throw error;
  }
}

const refused = ['BatchWrite', 'CreateDocument', 'PartitionQuery'];
const called = [...loadService().values()].filter(
  ({ name, takesStream }) => !takesStream && !refused.includes(name),
);

describe('Every field of a request changes its outcome', () => {
  const fields = called.flatMap(({ name, request }) =>
    [...request.byId.values()].map((field) => [name, field.name] as const),
  );
  // Labels only affect billing.
  const asked = fields.filter(([, field]) => field !== 'labels');

  test.each(asked)('%s %s', async (name, field) => {
    const method = serviceMethod(name);
    const [base, changes] = requests[name] ?? [{}, {}];
    expect(Object.keys(changes)).toContain(field);
    const before = await outcome(method, base);
    expect(await outcome(method, base)).toEqual(before);
    expect(await outcome(method, { ...base, [field]: changes[field] })).not.toEqual(before);
  });
});
