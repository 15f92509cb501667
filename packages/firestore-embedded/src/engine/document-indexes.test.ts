import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredDocument } from '../model/document.ts';
import { StatusError } from '../model/status.ts';
import type { Value } from '../model/value.ts';
import { compileQuery } from '../query/match-query.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { type DocumentSource, runQuery, scanFor } from '../query/run-query.ts';
import { DocumentStore } from './document-store.ts';
import { PatchedSource } from './patched-source.ts';
import { type Change, change, root, structuredQuery } from './testing/random-queries.ts';

/** Parses a query; undefined when Firestore rejects it. */
function queryOf(json: object): Query | undefined {
  try {
    return parseQuery(root, json);
  } catch (error) {
    if (error instanceof StatusError) {
      return undefined;
    }
    throw error;
  }
}

function put(store: DocumentStore, changes: readonly Change[]): void {
  for (const { name, fields: some } of changes) {
    if (some === null) {
      store.delete(name);
    } else {
      store.put(documentOf(name, some));
    }
  }
}

function documentOf(name: string, some: { [field: string]: Value }): StoredDocument {
  return { name, fields: some, createTime: '', updateTime: '' };
}

function expectSameAsScan(query: Query, source: DocumentSource): void {
  expect(source.candidates(query)).toBeDefined();
  expect(runQuery(query, source)).toEqual(scanFor(query, compileQuery(query), source));
}

describe('DocumentIndexes', () => {
  it('answer every query as a scan does, also of a past state and while documents change', () => {
    let answered = 0;
    const changes = fc.array(change, { maxLength: 40 });
    fc.assert(
      fc.property(changes, changes, fc.array(structuredQuery, { minLength: 1 }), (...given) => {
        const [before, after, jsons] = given;
        const store = new DocumentStore({ minDocuments: 0, scansBefore: 0, maxIndexes: 40 });
        put(store, before);
        const earlier = new Map(after.map(({ name }) => [name, store.get(name)]));
        const queries = jsons.map(queryOf).filter((query) => query !== undefined);
        answered += queries.length;
        for (const query of queries) {
          expectSameAsScan(query, store);
        }
        put(store, after);
        for (const query of queries) {
          expectSameAsScan(query, store);
          expectSameAsScan(query, new PatchedSource(store, earlier));
        }
      }),
      { numRuns: 200 },
    );
    expect(answered).toBeGreaterThan(200);
  }, 60_000);

  it('are built when a query of many documents is repeated, even with other values', () => {
    const store = new DocumentStore({ minDocuments: 3 });
    put(
      store,
      Array.from({ length: 3 }, (_, id) => ({ name: `${root}/c/${id}`, fields: { a: int(id) } })),
    );
    const asked = [0, 1, 2].map((operand) => store.candidates(equalTo(operand)));
    expect(asked.map((candidates) => candidates && Array.from(candidates, lastIdOf))).toEqual([
      undefined,
      ['1'],
      ['2'],
    ]);
  });

  it('are not built for a few documents', () => {
    const store = new DocumentStore({ minDocuments: 2 });
    put(store, [{ name: `${root}/c/1`, fields: { a: int(1) } }]);
    expect([equalTo(1), equalTo(1)].map((query) => store.candidates(query))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('are dropped for others and built again', () => {
    const store = new DocumentStore({ minDocuments: 0, maxIndexes: 1 });
    put(store, [{ name: `${root}/c/1`, fields: { a: int(1), b: int(1) } }]);
    const names = (query: Query) => Array.from(store.candidates(query) ?? [], lastIdOf);
    const asked = ['a', 'a', 'b', 'b', 'a'].map((path) => names(equalTo(1, path)));
    expect(asked).toEqual([[], ['1'], [], ['1'], ['1']]);
    put(store, [{ name: `${root}/c/2`, fields: { a: int(1), b: int(1) } }]);
    expect(['a', 'b'].map((path) => names(equalTo(1, path)))).toEqual([
      ['1', '2'],
      ['1', '2'],
    ]);
  });
});

function int(number: number): Value {
  return { integerValue: String(number) };
}

function equalTo(operand: number, fieldPath = 'a'): Query {
  return parseQuery(root, {
    from: [{ collectionId: 'c' }],
    where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: int(operand) } },
  });
}

function lastIdOf({ name }: StoredDocument): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
