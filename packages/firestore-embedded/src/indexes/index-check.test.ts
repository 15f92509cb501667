import { expect, test } from 'vitest';
import { describedQuery } from '../query/testing/described-query.ts';
import { parseDeclaredIndexes } from './declared-indexes.ts';
import { IndexCheck } from './index-check.ts';

/** Fields such as `a, b desc, tags array`; `group` first is the scope. */
function declared(lines: readonly string[]) {
  const overrides = lines.filter((line) => line.startsWith('override '));
  const composites = lines.filter((line) => !line.startsWith('override '));
  return parseDeclaredIndexes({
    indexes: composites.map(compositeOf),
    fieldOverrides: overrides.map((line) => {
      const [, fieldPath, ...modes] = line.split(' ');
      return { collectionGroup: 'c', fieldPath, indexes: modes.map(overrideOf) };
    }),
  });
}

function compositeOf(line: string): object {
  const fields = line.replace(/^(group|other) /, '').split(', ');
  return {
    collectionGroup: line.startsWith('other ') ? 'other' : 'c',
    queryScope: line.startsWith('group ') ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields: fields.map(fieldOf),
  };
}

function overrideOf(text: string): object {
  const isGroup = text.startsWith('group-');
  return {
    ...modeOf(text.replace('group-', '')),
    queryScope: isGroup ? 'COLLECTION_GROUP' : 'COLLECTION',
  };
}

function fieldOf(text: string): object {
  const [fieldPath, mode = 'asc'] = text.split(' ');
  return { fieldPath, ...modeOf(mode) };
}

function modeOf(text: string): object {
  if (text === 'array') return { arrayConfig: 'CONTAINS' };
  return { order: text === 'desc' ? 'DESCENDING' : 'ASCENDING' };
}

function check(indexes: readonly string[]): IndexCheck {
  return new IndexCheck(declared(indexes), () => {});
}

function verdictOf(query: string, indexes: readonly string[]): 'served' | string {
  try {
    check(indexes).demand(describedQuery(query));
    return 'served';
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}

type Row = readonly [query: string, indexes: readonly string[]];

/** Examples of https://firebase.google.com/docs/firestore/query-data/index-overview and its linked pages. */
const servedRows: Readonly<Record<string, readonly Row[]>> = {
  'Every field has an automatic index, ascending, descending and of elements': [
    ['', []],
    ['a == 1', []],
    ['a > 1', []],
    ['a > 1, a < 9', []],
    ['a != 1', []],
    ['a not-in 1 2', []],
    ['a == null', []],
    ['order a', []],
    ['order a desc', []],
    ['a > 1 | order a desc', []],
    ['m.x == 1', []],
    ['m.x > 1 | order m.x', []],
    ['tags contains 1', []],
    ['tags contains-any 1 2', []],
    ['order __name__', []],
    ['__name__ > x', []],
  ],
  'Equalities and one element merge automatic indexes': [
    ['a == 1, b == 2', []],
    ['a == 1, b == 2, m.x == 3', []],
    ['tags contains 1, a == 2', []],
    ['a in 1 2, b == 2', []],
    ['a in 1 2, b in 3 4', []],
    ['a == 1, __name__ > x', []],
    ['a == 1 | order a desc', []],
    ['a == 1 | order __name__ desc', []],
  ],
  'An OR is as many queries as it has alternatives': [
    ['a == 1 or b == 2', []],
    ['a == 1 or b > 2 | order b', ['a, b']],
    ['a == 1 or b == 2 | order d', ['a, d', 'b, d']],
    ['a in 1 2 | order b', ['a, b']],
    ['tags contains-any 1 2 | order b', ['tags array, b']],
    ['a > 1 or b > 2', ['a, b']],
  ],
  'A composite index has the equalities first, then the order': [
    ['a == 1 | order b', ['a, b']],
    ['a == 1 | order b desc', ['a, b desc']],
    ['a == 1 | order b desc', ['a desc, b desc']],
    ['a == 1, b > 2', ['a, b']],
    ['a == 1, b != 2', ['a, b']],
    ['a == 1, d == 2 | order b', ['d, a, b']],
    ['tags contains 1 | order b desc', ['tags array, b desc']],
    ['tags contains 1, a == 2, b > 3', ['a, tags array, b']],
    ['order a, b desc', ['a, b desc']],
    ['a == 1 | order a, b', ['a, b']],
    ['order a, __name__ desc', ['a, __name__ desc']],
    ['a == 1, m.x > 2', ['a, m.x']],
  ],
  'Several inequalities order in the order of their names, unless the query orders': [
    ['a > 1, b > 2', ['a, b']],
    ['b > 1, a > 2', ['a, b']],
    ['a > 1, b > 2 | order b', ['b, a']],
    ['a > 1, b > 2 | order b desc', ['b desc, a desc']],
    ['d == 1, a > 1, b > 2', ['d, a, b']],
  ],
  'Composite indexes that end with the same order are merged': [
    ['a == 1, d == 2 | order b', ['a, b', 'd, b']],
    ['a == 1, d == 2, e == 3 | order b desc', ['a, b desc', 'd, e, b desc']],
    ['a == 1, d == 2, b > 3', ['a, b', 'd, b']],
    ['tags contains 1, d == 2 | order b', ['tags array, b', 'd, b']],
  ],
  'A collection group without filter and order needs none; else its own': [
    ['group', []],
    ['group | __name__ > x', []],
    ['group | a == 1', ['override a asc group-asc']],
    ['group | order a desc', ['override a asc group-desc']],
    ['group | tags contains 1', ['override tags group-array']],
    ['group | a == 1, b == 2', ['override a group-asc', 'override b group-asc']],
    ['group | a == 1, b == 2', ['group a, b']],
    ['group | a == 1 | order b', ['group a, b']],
  ],
  'An override of a field, a map or all fields replaces automatic indexes': [
    ['a == 1', ['override b']],
    ['a == 1, b == 2', ['override a', 'a, b']],
    ['m.x == 1', ['override m', 'override m.x asc']],
    ['a == 1', ['override *', 'override a asc']],
    ['tags contains 1', ['override tags array']],
  ],
  'What is summed or averaged has an index too': [
    ['sum b', []],
    ['a == 1 | sum a', []],
    ['a == 1 | sum b', ['a, b']],
    ['a == 1 | sum b', ['a, b desc']],
    ['b > 1 | sum b', []],
    ['a == 1 | sum b, d', ['a, d, b']],
    ['a == 1 | order b | sum b', ['a, b']],
    ['group | sum b', ['override b group-asc']],
  ],
  'What no document decides is served': [
    ['__name__ == x, a == 1', []],
    ['tags contains 1 | order tags', []],
    ['a > 1 or b == 2', []],
    ['a in 1 2 | order a desc', []],
  ],
};

test.each(Object.entries(servedRows))('%s: served', (_, rows) => {
  const verdicts = rows.map(([query, indexes]) => [query, indexes, verdictOf(query, indexes)]);
  expect(verdicts).toEqual(rows.map(([query, indexes]) => [query, indexes, 'served']));
});

const composite = (...fields: readonly string[]) => ({ indexes: compositeOf(fields.join(', ')) });

/** With the entry that would serve the query. */
const refusedRows: readonly (readonly [...Row, object])[] = [
  // Equalities with an order or a range of another field.
  ['a == 1 | order b', [], composite('a', 'b')],
  ['a == 1 | order b desc', [], composite('a', 'b desc')],
  ['a == 1, b > 2', [], composite('a', 'b')],
  ['a == 1, b != 2', [], composite('a', 'b')],
  ['a == 1, b not-in 2', [], composite('a', 'b')],
  ['a in 1 2 | order b', [], composite('a', 'b')],
  ['a in 1 2, b > 3', [], composite('a', 'b')],
  // Elements of an array with an order or a range.
  ['tags contains 1 | order b', [], composite('tags array', 'b')],
  ['tags contains-any 1 2, b > 2', [], composite('tags array', 'b')],
  ['tags contains 1 | order b', ['tags, b'], composite('tags array', 'b')],
  ['tags == 1 | order b', ['tags array, b'], composite('tags', 'b')],
  // Several orders and inequalities.
  ['order a, b', [], composite('a', 'b')],
  ['order a, b desc', ['a, b'], composite('a', 'b desc')],
  ['a > 1, b > 2', [], composite('a', 'b')],
  ['a > 1, b > 2', ['b, a'], composite('a', 'b')],
  ['a > 1 | order a, b', [], composite('a', 'b')],
  // The direction and the place of each field, and of the name.
  ['a == 1 | order b', ['a, b desc'], composite('a', 'b')],
  ['a == 1 | order b', ['b, a'], composite('a', 'b')],
  ['order a, b', ['b, a'], composite('a', 'b')],
  ['order a desc, b desc', ['a, b'], composite('a desc', 'b desc')],
  ['order a desc, __name__', [], composite('a desc', '__name__')],
  ['a == 1 | order b, __name__ desc', ['a, b'], composite('a', 'b', '__name__ desc')],
  // An index contains only the documents that have all its fields, and serves no other collection.
  ['a == 1 | order b', ['a, b, d'], composite('a', 'b')],
  ['a == 1, d == 2 | order b', ['a, b'], composite('a', 'd', 'b')],
  ['a == 1, d == 2 | order b', ['a, b', 'd, b desc'], composite('a', 'd', 'b')],
  ['a == 1 | order b', ['group a, b'], composite('a', 'b')],
  ['a == 1 | order b', ['other a, b'], composite('a', 'b')],
  // Each alternative of an OR.
  ['a == 1 or b == 2 | order d', ['a, d'], composite('b', 'd')],
  ['a == 1, d > 1 or b == 2, d > 1', ['b, d'], composite('a', 'd')],
  // Sums and averages.
  ['a == 1 | sum b', [], composite('a', 'b')],
  ['sum a, b', [], composite('a', 'b')],
  ['a == 1 | order b | sum d', ['a, b'], composite('a', 'b', 'd')],
];

test.each(refusedRows)(
  '%s with %j is refused, and what it lacks serves it',
  (line, indexes, entry) => {
    const message = verdictOf(line, indexes);
    const [, added = ''] = message.split('\nTo be added to firestore.indexes.json: ');
    expect(JSON.parse(added)).toEqual(entry);
    const grown = parseDeclaredIndexes({ indexes: Object.values(entry) });
    expect(() => new IndexCheck(grown, () => {}).demand(describedQuery(line))).not.toThrow(message);
  },
);

const exemptionRows: readonly (readonly [...Row, words: string, modes: readonly string[]])[] = [
  ['a == 1', ['override a'], 'COLLECTION_ASC index for collection c and field a.', ['asc']],
  ['order a desc', ['override a asc'], 'COLLECTION_DESC index', ['asc', 'desc']],
  ['tags contains 1', ['override tags asc'], 'COLLECTION_CONTAINS index', ['asc', 'array']],
  ['m.x == 1', ['override m'], 'COLLECTION_ASC index for collection c and field m.x.', ['asc']],
  ['a > 1', ['override *'], 'COLLECTION_ASC index', ['asc']],
  ['sum b', ['override b'], 'COLLECTION_ASC index', ['asc']],
  ['group | a == 1', [], 'COLLECTION_GROUP_ASC index', ['asc', 'desc', 'array', 'group-asc']],
  ['group | a > 1', ['override a asc'], 'COLLECTION_GROUP_ASC index', ['asc', 'group-asc']],
  ['group | order a desc', ['override a'], 'COLLECTION_GROUP_DESC index', ['group-desc']],
  ['group | tags contains 1', ['override tags'], 'COLLECTION_GROUP_CONTAINS', ['group-array']],
];

test.each(exemptionRows)(
  '%s with %j needs an index of one field: %s',
  (line, indexes, words, modes) => {
    const message = verdictOf(line, indexes);
    expect(message).toContain(`The query requires a ${words}`);
    const [, added = ''] = message.split('\nTo be added to firestore.indexes.json: ');
    const { fieldOverrides } = JSON.parse(added);
    expect(fieldOverrides.indexes).toEqual(modes.map(overrideOf));
    const grown = parseDeclaredIndexes({ fieldOverrides: [fieldOverrides] });
    expect(() => new IndexCheck(grown, () => {}).demand(describedQuery(line))).not.toThrow();
  },
);

test('The report lists the declared indexes that no query needed, and the missing ones', () => {
  const indexes = check(['a, b', 'a, d', 'a, e']);
  indexes.demand(describedQuery('a == 1 | order b'));
  indexes.demand(describedQuery('a == 1 | order d'));
  expect(() => indexes.demand(describedQuery('d == 1 | order a'))).toThrow('requires an index');
  expect(indexes.report()).toEqual({
    unused: [composite('a', 'e').indexes],
    missing: [composite('d', 'a')],
  });
});

test('An index that automatic ones can replace is not needed', () => {
  const indexes = check(['a, b']);
  indexes.demand(describedQuery('a == 1, b == 2'));
  expect(indexes.report().unused).toEqual([composite('a', 'b').indexes]);
});

test('A file with an unknown scope or a field without a mode is refused', () => {
  const index = { collectionGroup: 'c', fields: [{ fieldPath: 'a' }] };
  expect(() => parseDeclaredIndexes({ indexes: [index] })).toThrow('no order');
  expect(() =>
    parseDeclaredIndexes({ indexes: [{ ...index, fields: [], queryScope: 'ALL' }] }),
  ).toThrow('ALL');
});
