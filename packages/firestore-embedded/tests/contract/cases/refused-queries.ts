import { structuredQueryOf } from '../../../src/query/testing/described-query.ts';
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

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const anyOf = (from: number, to: number) =>
  numbers(from, to)
    .map((number) => `n == ${number}`)
    .join(' or ');
const thirty = `n in ${numbers(0, 29).join(' ')}`;

/** Filters that repeat one another, each with the outcome. */
const repeated: readonly (readonly [string, string])[] = [
  ['n contains 1, n contains 1', 'OK'],
  ['n contains 1, n contains 1.0', refused],
  ['n contains-any 0 1, n contains-any 1 0', 'OK'],
  ['n contains 1 | n contains 1, n == 1', refused],
  [`${anyOf(0, 19)} or ${anyOf(0, 19)}`, 'OK'],
  [`${thirty} or n == 1`, 'OK'],
  [`${thirty} or n == 1.0`, refused],
  [`${anyOf(0, 5)} | ${anyOf(1, 6)}`, 'OK'],
  [`${anyOf(0, 6)} | ${anyOf(1, 7)}`, refused],
];

/** NOT_IN orders by its field unless it lists null alone, and no order may follow the name. */
const notIn: readonly (readonly [string, string])[] = [
  ['n not-in null | order a, __name__', 'OK'],
  ['n not-in null 1 | order a, __name__', refused],
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

/** Orders, filters and cursors of queries of one collection, each with the outcome. */
const cursors: readonly (readonly [Json, string])[] = [
  [{ startAt: { values: [reference] } }, refused],
  [{ orderBy: [{ field: n }], startAt: { values: [one, reference] } }, refused],
  [
    {
      where: { fieldFilter: { ...isOne.fieldFilter, op: 'LESS_THAN' } },
      startAt: { values: [one] },
    },
    refused,
  ],
  [{ orderBy: [{ field: n }, { field: name }], startAt: { values: [one, reference] } }, 'OK'],
];

/** Queries, each with an aggregation and the outcome. */
const aggregations: readonly (readonly [Json, Json, string])[] = [
  [{}, { count: { upTo: '-1' } }, refused],
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

const inCollection = (parts: Json): Json => ({
  structuredQuery: { from: [{ collectionId: 'b' }], ...parts },
});
const described = ([line]: readonly [string, string]): Json => ({
  structuredQuery: structuredQueryOf(line, 'b'),
});

/** Queries that Firestore rejects as invalid. */
export const refusedQueryCases: readonly ContractCase[] = [
  caseOf(
    'A filter without a kind, an OR of nothing and a unary filter of the name are refused.',
    filters,
    'runQuery',
    ([where]) => inCollection({ where }),
  ),
  caseOf(
    'Filters that are the same count once among the disjunctions and the filters of arrays.',
    repeated,
    'runQuery',
    described,
  ),
  caseOf('NOT_IN orders by its field unless it lists null alone.', notIn, 'runQuery', described),
  caseOf(
    'A query of all collections knows names alone, and an id that no collection has is refused.',
    scopes,
    'runQuery',
    ([structuredQuery]) => ({ structuredQuery }),
  ),
  caseOf(
    'A cursor has a value for each of the first stated orders, and none for an implied one.',
    cursors,
    'runQuery',
    ([parts]) => inCollection(parts),
  ),
  caseOf(
    'Names are not summed, and a count up to less than nothing is refused.',
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
