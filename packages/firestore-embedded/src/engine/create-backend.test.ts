import { beforeEach, describe, expect, it } from 'vitest';
import { structuredQueryOf } from '../query/testing/described-query.ts';
import type { Caller, Ruleset, RulesRequest } from '../rules/authorizer.ts';
import type { Backend, DocumentChange, ProtoJson } from './backend.ts';
import { createBackend } from './create-backend.ts';

const database = 'projects/p/databases/(default)';
const root = `${database}/documents`;
const owner: Caller = { kind: 'owner' };
const visitor: Caller = { kind: 'user' };
const start = Date.parse('2026-11-20T10:00:00.123Z');

let backend: Backend;
let now: number;
let ruleset: Ruleset | undefined;
let seen: DocumentChange[];

beforeEach(() => {
  now = start;
  ruleset = undefined;
  seen = [];
  backend = createBackend({
    now: () => new Date(now),
    rulesOf: () => ruleset,
    onCommit: (changes) => seen.push(...changes),
  });
});

function set(id: string, fields: object, more: object = {}): object {
  return { update: { name: `${root}/c/${id}`, fields }, ...more };
}

function commit(writes: object[], more: object = {}, caller = owner): Promise<ProtoJson> {
  return backend.unary('Commit', { database, writes, ...more }, caller);
}

function get(id: string, more: object = {}, caller = owner): Promise<ProtoJson> {
  return backend.unary('GetDocument', { name: `${root}/c/${id}`, ...more }, caller);
}

async function begin(options: object = {}): Promise<unknown> {
  return (await backend.unary('BeginTransaction', { database, options }, owner)).transaction;
}

const one = { n: { integerValue: '1' } };
const two = { n: { integerValue: '2' } };

describe('commits', () => {
  it('carry strictly increasing times, to the microsecond', async () => {
    expect(await commit([set('a', one)])).toEqual({
      commitTime: '2026-11-20T10:00:00.123001Z',
      writeResults: [{ updateTime: '2026-11-20T10:00:00.123001Z' }],
    });
    expect(await commit([set('a', two)])).toMatchObject({
      commitTime: '2026-11-20T10:00:00.123002Z',
    });
    now = start - 5000;
    expect(await commit([set('a', one)])).toMatchObject({
      commitTime: '2026-11-20T10:00:00.123003Z',
    });
    expect(await get('a')).toEqual({
      name: `${root}/c/a`,
      fields: one,
      createTime: '2026-11-20T10:00:00.123001Z',
      updateTime: '2026-11-20T10:00:00.123003Z',
    });
  });

  it('report each changed document once, and no unchanged one', async () => {
    await commit([set('same', one)]);
    seen = [];
    await commit([
      set('same', one),
      set('a', one),
      set('a', two),
      set('gone', one),
      { delete: `${root}/c/gone` },
    ]);
    const time = '2026-11-20T10:00:00.123002Z';
    const after = { name: `${root}/c/a`, fields: two, createTime: time, updateTime: time };
    expect(seen).toEqual([{ name: `${root}/c/a`, after, time, caller: owner }]);
  });
});

describe('transactions', () => {
  it('commit when only other documents changed', async () => {
    await commit([set('a', one)]);
    const transaction = await begin();
    await get('a', { transaction });
    await commit([set('b', one)]);
    expect(await commit([set('a', two)], { transaction })).toHaveProperty('commitTime');
  });

  it('are not aborted by a match beyond the limit of their query', async () => {
    await commit([set('a', one)]);
    const transaction = await begin();
    const structuredQuery = structuredQueryOf('limit 1', 'c');
    await backend.serverStream('RunQuery', { parent: root, structuredQuery, transaction }, owner);
    await commit([set('z', one)]);
    expect(await commit([set('b', two)], { transaction })).toHaveProperty('commitTime');
  });

  it('end after a minute without use', async () => {
    const transaction = await begin();
    now += 59_000;
    await expect(get('a', { transaction })).rejects.toMatchObject({ status: 'NOT_FOUND' });
    now += 61_000;
    await expect(get('a', { transaction })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: 'Transaction is invalid or closed.',
    });
  });

  it('refuse writes when they are read-only', async () => {
    const transaction = await begin({ readOnly: {} });
    await expect(commit([set('a', one)], { transaction })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: 'Cannot modify entities in a read-only transaction.',
    });
  });
});

describe('rules', () => {
  function answer(decide: (request: RulesRequest) => boolean): RulesRequest[] {
    const asked: RulesRequest[] = [];
    ruleset = {
      evaluate(request) {
        asked.push(request);
        return decide(request)
          ? { allowed: true }
          : { allowed: false, message: `\nfalse for '${request.method}' @ L2` };
      },
    };
    return asked;
  }

  it('get the document before and after, at the time of its server timestamps', async () => {
    await commit([set('a', one)]);
    const asked = answer(() => true);
    const updateTransforms = [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }];
    await commit([set('a', two, { updateTransforms }), set('new', one)], {}, visitor);
    const time = '2026-11-20T10:00:00.123000Z';
    expect(
      asked.map(({ method, name, before, after }) => [method, name, before?.fields, after?.fields]),
    ).toEqual([
      ['update', `${root}/c/a`, one, { ...two, at: { timestampValue: time } }],
      ['create', `${root}/c/new`, undefined, one],
    ]);
    expect(asked[0]?.time).toBe(time);
  });

  it('read the outcome of the whole batch in getAfter, and the state before it in get', async () => {
    answer(({ method, lookup }) => {
      const after = lookup(`${root}/c/b`, 'after');
      return (
        method === 'create' && after !== undefined && lookup(`${root}/c/b`, 'before') === undefined
      );
    });
    expect(await commit([set('a', one), set('b', one)], {}, visitor)).toHaveProperty('commitTime');
    await expect(commit([set('d', one)], {}, visitor)).rejects.toMatchObject({
      status: 'PERMISSION_DENIED',
    });
  });

  it('are evaluated for the terms of a list, once for each part of an OR', async () => {
    await commit([set('a', one), set('b', two)]);
    const asked = answer(() => true);
    const structuredQuery = structuredQueryOf('n in 1 2 | limit 5', 'c');
    await backend.serverStream('RunQuery', { parent: root, structuredQuery }, visitor);
    expect(asked.map(({ method, name, before, query }) => [method, name, before, query])).toEqual(
      [{ integerValue: '1' }, { integerValue: '2' }].map((value) => [
        'list',
        `${root}/c`,
        undefined,
        {
          limit: 5,
          offset: 0,
          orderBy: {},
          anyDepth: false,
          constraints: [{ path: ['n'], operator: '==', value }],
        },
      ]),
    );
  });
});

describe('other requests', () => {
  it('clear only the named database, and notify no observer', async () => {
    await commit([set('a', one)]);
    const otherName = 'projects/p/databases/other';
    const name = `${otherName}/documents/c/a`;
    await backend.unary('Commit', { database: otherName, writes: [{ update: { name } }] }, owner);
    seen = [];
    backend.clear(database);
    await expect(get('a')).rejects.toMatchObject({ status: 'NOT_FOUND' });
    expect(await backend.unary('GetDocument', { name }, owner)).toHaveProperty('name', name);
    expect(seen).toEqual([]);
  });
});
