import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredDocument } from '../model/document.ts';
import type { Value } from '../model/value.ts';
import { isInScope } from '../query/in-scope.ts';
import { compileQuery } from '../query/match-query.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import type { DocumentChange } from './backend.ts';
import { QueryTarget } from './query-target.ts';
import { TargetIndex } from './target-index.ts';

const root = 'projects/p/databases/d/documents';

function document(id: string, fields: { [field: string]: Value }): StoredDocument {
  return { name: `${root}/c/${id}`, fields, createTime: '', updateTime: '' };
}

function int(number: number): Value {
  return { integerValue: String(number) };
}

function where(op: string, value: Value, fieldPath = 'a'): object {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

function queryOf(filter?: object): Query {
  return parseQuery(root, {
    from: [{ collectionId: 'c' }],
    ...(filter === undefined ? {} : { where: filter }),
  });
}

/** The positions of the queries whose targets are notified of a change. */
function notifiedOf(queries: readonly Query[], change: DocumentChange): number[] {
  const index = new TargetIndex();
  const notified: number[] = [];
  const owner = {
    onCommit: (changes: ReadonlyMap<{ id: number }, unknown>) => {
      notified.push(...Array.from(changes.keys(), ({ id }) => id));
    },
  };
  for (const [id, query] of queries.entries()) {
    index.add(new QueryTarget(id, query), owner);
  }
  index.notify([change], 1);
  return notified.sort((left, right) => left - right);
}

function changeOf(before?: StoredDocument, after?: StoredDocument): DocumentChange {
  return {
    name: (after ?? before)?.name ?? '',
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    time: '',
    caller: { kind: 'owner' },
  };
}

const scalar = fc.constantFrom<Value>(
  { nullValue: null },
  { doubleValue: 'NaN' },
  int(0),
  { doubleValue: '-0' },
  int(1),
  { doubleValue: 1 },
  { stringValue: 'a' },
);
const list = fc
  .array(scalar, { minLength: 1, maxLength: 3 })
  .map((values): Value => ({ arrayValue: { values } }));
const leaf = fc.oneof(
  fc.tuple(fc.constantFrom('EQUAL', 'ARRAY_CONTAINS', 'GREATER_THAN'), scalar),
  fc.tuple(fc.constantFrom('EQUAL', 'IN', 'ARRAY_CONTAINS_ANY'), list),
);
const query = fc
  .record({
    op: fc.constantFrom('AND', 'OR'),
    leaves: fc.array(fc.tuple(leaf, fc.constantFrom('a', 'b')), { minLength: 1, maxLength: 2 }),
  })
  .filter(({ leaves }) => leaves.filter(([[op]]) => op.startsWith('ARRAY')).length < 2)
  .map(({ op, leaves }) => {
    const filters = leaves.map(([[operator, value], path]) => where(operator, value, path));
    return queryOf({ compositeFilter: { op, filters } });
  });
const state = fc.option(
  fc.record({ a: fc.oneof(scalar, list), b: scalar }, { requiredKeys: [] }).map((fields) => ({
    ...document('x', { ...fields }),
  })),
  { nil: undefined },
);

describe('TargetIndex', () => {
  it('notifies every listener whose query matches the document before or after a change', () => {
    fc.assert(
      fc.property(fc.array(query, { maxLength: 8 }), state, state, (queries, before, after) => {
        fc.pre(before !== undefined || after !== undefined);
        const notified = new Set(notifiedOf(queries, changeOf(before, after)));
        for (const [id, one] of queries.entries()) {
          const test = compileQuery(one);
          const concerns = [before, after].some(
            (document) =>
              document !== undefined && isInScope(one.scope, document.name) && test(document),
          );
          expect(notified.has(id) || !concerns).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('skips listeners whose equality filter the document does not meet', () => {
    const list: Value = { arrayValue: { values: [int(8), int(9)] } };
    const queries = [
      queryOf(where('EQUAL', int(1))),
      queryOf(where('EQUAL', int(2))),
      queryOf(where('EQUAL', { doubleValue: 3 })),
      queryOf(where('IN', list)),
      queryOf(where('ARRAY_CONTAINS', int(9), 'tags')),
      queryOf(where('ARRAY_CONTAINS', int(7), 'tags')),
      queryOf(),
    ];
    const before = document('x', { a: int(1) });
    const after = document('x', { a: int(3), tags: list });
    expect(notifiedOf(queries, changeOf(before, after))).toEqual([0, 2, 4, 6]);
  });

  it('notifies no removed listener', () => {
    const index = new TargetIndex();
    let notified = 0;
    const targets = [queryOf(where('EQUAL', int(1))), queryOf()].map(
      (one, id) => new QueryTarget(id, one),
    );
    for (const target of targets) {
      index.add(target, { onCommit: () => (notified += 1) });
    }
    const change = changeOf(undefined, document('x', { a: int(1) }));
    index.notify([change], 1);
    expect(notified).toBe(2);
    for (const target of targets) {
      index.remove(target);
    }
    index.notify([change], 2);
    expect(notified).toBe(2);
  });
});
