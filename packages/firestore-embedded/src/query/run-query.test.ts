import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredDocument, Value } from '../model/value.ts';
import { isInScope } from './match-query.ts';
import { parseQuery } from './parse-query.ts';
import { type DocumentSource, runQuery } from './run-query.ts';
import { structuredQueryOf } from './testing/described-query.ts';

const root = 'projects/p/databases/d/documents';

function source(documents: { [path: string]: { [field: string]: Value } }): DocumentSource {
  const all = Object.entries(documents).map(
    ([path, fields]): StoredDocument => ({
      name: `${root}/${path}`,
      fields,
      createTime: '',
      updateTime: '',
    }),
  );
  return {
    get: (name) => all.find((document) => document.name === name),
    scan: (scope) => all.filter(({ name }) => isInScope(scope, name)),
    collectionsBelow: () => [],
  };
}

function find(from: DocumentSource, structuredQuery: object, parent = root): string[] {
  const documents = runQuery(parseQuery(parent, structuredQuery), from);
  return documents.map(({ name }) => name.slice(root.length + 1));
}

const int = (value: number): Value => ({ integerValue: String(value) });
const c = [{ collectionId: 'c' }];

// Filters are contract cases.
describe('scopes', () => {
  const tree = source({
    'c/a': {},
    'c/a/c/b': {},
    'c/a/d/e': {},
    'd/f': {},
    'd/f/c/g': {},
  });

  it.each<[string, object[], string, string[]]>([
    ['one collection', c, root, ['c/a']],
    ['one below a document', c, `${root}/c/a`, ['c/a/c/b']],
    [
      'a collection group',
      [{ collectionId: 'c', allDescendants: true }],
      root,
      ['c/a', 'c/a/c/b', 'd/f/c/g'],
    ],
    [
      'everything',
      [{ allDescendants: true }],
      root,
      ['c/a', 'c/a/c/b', 'c/a/d/e', 'd/f', 'd/f/c/g'],
    ],
    ['the documents right below', [], root, ['c/a', 'd/f']],
  ])('reach %s', (_what, from, parent, expected) => {
    expect(find(tree, { from }, parent)).toEqual(expected);
  });
});

describe('orders', () => {
  it('are those of a full sort, however many documents a limit drops', () => {
    const ids = Array.from({ length: 1_000 }, (_, index) => (index * 617) % 1_000);
    const many = source(Object.fromEntries(ids.map((n) => [`c/d${1_000 + n}`, { n: int(n % 7) }])));
    const all = find(many, structuredQueryOf('order n', 'c'));
    for (const [offset, limit] of [
      [0, 1],
      [3, 40],
      [990, 40],
      [0, 0],
    ] as const) {
      const line = `order n | offset ${offset} | limit ${limit}`;
      expect(find(many, structuredQueryOf(line, 'c'))).toEqual(all.slice(offset, offset + limit));
    }
  });

  it('are consistent for every cut by cursors, offset and limit', () => {
    const value = fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined });
    const cursor = fc.option(
      fc.record({ at: fc.integer({ min: 0, max: 5 }), before: fc.boolean() }),
      { nil: undefined },
    );
    const count = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 12 }),
        cursor,
        cursor,
        count,
        count,
        fc.boolean(),
        (values, start, end, offset, limit, down) => {
          const documents = Object.fromEntries(
            values.map((n, index) => [
              `c/${String(index).padStart(2, '0')}`,
              n === undefined ? {} : { n: int(n) },
            ]),
          );
          const sign = down ? -1 : 1;
          const expected = values
            .map((n, index) => ({ n: n ?? -1, id: `c/${String(index).padStart(2, '0')}` }))
            .filter(({ n }) => n >= 0)
            .sort((left, right) => sign * (left.n - right.n || (left.id < right.id ? -1 : 1)))
            .filter(
              ({ n }) =>
                start === undefined ||
                (start.before ? sign * (n - start.at) >= 0 : sign * (n - start.at) > 0),
            )
            .filter(
              ({ n }) =>
                end === undefined ||
                (end.before ? sign * (n - end.at) < 0 : sign * (n - end.at) <= 0),
            )
            .slice(offset, offset + limit);
          const line = [
            `order n ${down ? 'desc' : 'asc'} | offset ${offset} | limit ${limit}`,
            ...(start ? [`${start.before ? 'from' : 'after'} ${start.at}`] : []),
            ...(end ? [`${end.before ? 'before' : 'to'} ${end.at}`] : []),
          ];
          const found = find(source(documents), structuredQueryOf(line.join(' | '), 'c'));
          expect(found).toEqual(expected.map(({ id }) => id));
        },
      ),
    );
  });
});
