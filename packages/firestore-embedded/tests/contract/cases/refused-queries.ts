import type { Json } from '../../support/answer.ts';
import type { ContractCase } from '../context.ts';

const refused = 'INVALID_ARGUMENT';
const n = { fieldPath: 'n' };
const name = { fieldPath: '__name__' };
const one = { integerValue: '1' };
const reference = { referenceValue: 'COLLECTION/a' };
const isOne = { fieldFilter: { field: n, op: 'EQUAL', value: one } };
const isNamed = { fieldFilter: { field: name, op: 'EQUAL', value: reference } };

const descending = {
  from: [{ collectionId: 'b' }],
  orderBy: [{ field: name, direction: 'DESCENDING' }],
};

/** Filters of queries of one collection, each with the outcome. */
const filters: readonly (readonly [Json, string])[] = [
  [{}, refused],
  [{ compositeFilter: { op: 'AND', filters: [{}] } }, refused],
  [{ compositeFilter: { op: 'AND' } }, 'OK'],
  [{ compositeFilter: { op: 'OR' } }, refused],
  [{ unaryFilter: { op: 'IS_NULL', field: name } }, refused],
  [{ unaryFilter: { op: 'IS_NOT_NAN', field: name } }, refused],
  [{ unaryFilter: { op: 'IS_NULL', field: n } }, 'OK'],
];

const numbers = (count: number, from = 0): Json[] =>
  Array.from({ length: count }, (_, index) => ({ integerValue: String(from + index) }));
const values = (...list: Json[]): Json => ({ arrayValue: { values: list } });
const compare = (op: string, value: Json): Json => ({ fieldFilter: { field: n, op, value } });
const each = (list: readonly Json[]): Json[] => list.map((value) => compare('EQUAL', value));
const every = (...list: Json[]): Json => ({ compositeFilter: { op: 'AND', filters: list } });
const some = (...list: Json[]): Json => ({ compositeFilter: { op: 'OR', filters: list } });

/** Filters that repeat one another, each with the outcome. */
const repeated: readonly (readonly [Json, string])[] = [
  [every(compare('ARRAY_CONTAINS', one), compare('ARRAY_CONTAINS', one)), 'OK'],
  [every(compare('ARRAY_CONTAINS', one), compare('ARRAY_CONTAINS', { doubleValue: 1 })), refused],
  [
    every(
      compare('ARRAY_CONTAINS_ANY', values(...numbers(2))),
      compare('ARRAY_CONTAINS_ANY', values(...numbers(2).reverse())),
    ),
    'OK',
  ],
  [
    every(
      compare('ARRAY_CONTAINS', one),
      every(compare('ARRAY_CONTAINS', one), compare('EQUAL', one)),
    ),
    refused,
  ],
  [some(...each([...numbers(20), ...numbers(20)])), 'OK'],
  [some(compare('IN', values(...numbers(30))), compare('EQUAL', one)), 'OK'],
  [some(compare('IN', values(...numbers(30))), compare('EQUAL', { doubleValue: 1 })), refused],
  [every(some(...each(numbers(6))), some(...each(numbers(6, 1)))), 'OK'],
  [every(some(...each(numbers(7))), some(...each(numbers(7, 1)))), refused],
];

/** NOT_IN orders by its field unless it lists null alone, and no order may follow the name. */
const notIn: readonly (readonly [Json, string])[] = [
  [values({ nullValue: null }), 'OK'],
  [values({ nullValue: null }, one), refused],
];

/** Whole queries below a document without subcollections, each with the outcome. */
const scopes: readonly (readonly [Json, string])[] = [
  [{ where: isOne }, refused],
  [{ where: isNamed }, 'OK'],
  [{ orderBy: [{ field: n }] }, refused],
  [{ orderBy: [{ field: name }] }, 'OK'],
  [{ orderBy: [{ field: name, direction: 'DESCENDING' }] }, refused],
  [{ from: [{ allDescendants: true }], where: isOne }, refused],
  [{ ...descending, endAt: { values: [reference] } }, 'FAILED_PRECONDITION'],
  [{ ...descending, endAt: { values: [reference, one] } }, refused],
  [{ from: [{ collectionId: 'a/b' }] }, refused],
  [{ from: [{ collectionId: '__a__' }] }, refused],
  [{ from: [{ collectionId: '..' }] }, refused],
];

/** Queries, each with an aggregation and the outcome. */
const aggregations: readonly (readonly [Json, Json, string])[] = [
  [{}, { sum: { field: name } }, refused],
  [{}, { avg: { field: name } }, refused],
  [{}, { sum: { field: n } }, 'OK'],
];

/** A case that sends a request with each part below a document of its collection. */
function caseOf<Part extends readonly unknown[]>(
  title: string,
  parts: readonly Part[],
  method: 'runQuery' | 'runAggregationQuery',
  bodyOf: (part: Part) => Json,
): ContractCase {
  return {
    title,
    expected: parts.map((part) => part.at(-1)),
    run: ({ outcomeAt, collection, collectionId }) =>
      Promise.all(
        parts.map((part) => {
          const body = JSON.stringify(bodyOf(part)).replaceAll('COLLECTION', `${collection}/a/b`);
          return outcomeAt('POST', `/${collectionId}/a:${method}`, JSON.parse(body));
        }),
      ),
  };
}

const query = (parts: Json): Json => ({
  structuredQuery: { from: [{ collectionId: 'b' }], ...parts },
});

/** Queries that Firestore rejects as invalid. */
export const refusedQueryCases: readonly ContractCase[] = [
  caseOf(
    'A filter without a kind, an OR of nothing and a unary filter of the name are refused.',
    filters,
    'runQuery',
    ([where]) => query({ where }),
  ),
  caseOf(
    'Filters that are the same count once among the disjunctions and the filters of arrays.',
    repeated,
    'runQuery',
    ([where]) => query({ where }),
  ),
  caseOf('NOT_IN orders by its field unless it lists null alone.', notIn, 'runQuery', ([list]) =>
    query({
      where: compare('NOT_IN', list),
      orderBy: [{ field: { fieldPath: 'a' } }, { field: name }],
    }),
  ),
  caseOf(
    'A query of all collections knows names alone, and an id that no collection has is refused.',
    scopes,
    'runQuery',
    ([structuredQuery]) => ({ structuredQuery }),
  ),
  caseOf(
    'Names are not summed.',
    aggregations,
    'runAggregationQuery',
    ([structuredQuery, aggregation]) => ({
      structuredAggregationQuery: { structuredQuery, aggregations: [aggregation] },
    }),
  ),
  {
    title: 'A precondition of a time before 1970 is refused.',
    expected: refused,
    run: ({ commit, collection }) =>
      commit({
        delete: `${collection}/a`,
        currentDocument: { updateTime: '1969-12-31T23:59:59Z' },
      }),
  },
];
