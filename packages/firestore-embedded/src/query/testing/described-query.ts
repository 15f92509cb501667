import { parseAggregationQuery } from '../aggregate.ts';
import { parseQuery } from '../parse-query.ts';
import type { Query } from '../query.ts';

const operators: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '!=': 'NOT_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  contains: 'ARRAY_CONTAINS',
  'contains-any': 'ARRAY_CONTAINS_ANY',
  'is-null': 'IS_NULL',
  'is-nan': 'IS_NAN',
  'is-not-null': 'IS_NOT_NULL',
  'is-not-nan': 'IS_NOT_NAN',
};

const cursors: Readonly<Record<string, readonly [cursor: string, before: boolean]>> = {
  from: ['startAt', true],
  after: ['startAt', false],
  before: ['endAt', true],
  to: ['endAt', false],
};

const parent = 'projects/demo/databases/(default)/documents';

/** A query of the collection `c` from a line; `sum a, b` in it sums fields. */
export function describedQuery(line: string): Query {
  const structuredQuery = structuredQueryOf(line, 'c');
  const sums = list(partsOf(line).get('sum')).map((path, at) => ({
    alias: `sum${at}`,
    sum: { field: { fieldPath: path } },
  }));
  return sums.length === 0
    ? parseQuery(parent, structuredQuery)
    : parseAggregationQuery(parent, { structuredQuery, aggregations: sums }).query;
}

/**
 * A `StructuredQuery` from a line such as `a == 1, b > 2 | order c desc | limit 2`. Parts are filters,
 * where ` or ` separates alternatives, `group`, `order`, `limit`, `offset`, and the cursors `from`,
 * `after`, `before` and `to` with a value.
 */
export function structuredQueryOf(line: string, collectionId: string): object {
  const parts = partsOf(line);
  const filters = line.split(' | ').filter((part) => operators[part.split(' ')[1] ?? '']);
  const bounds = Object.entries(cursors).flatMap(([word, [cursor, before]]) =>
    parts.has(word) ? [[cursor, { values: [operandOf(parts.get(word) ?? '')], before }]] : [],
  );
  return {
    from: [{ collectionId, allDescendants: parts.has('group') }],
    ...(filters.length > 0 && { where: all(filters.map(parseFilters)) }),
    orderBy: list(parts.get('order')).map(parseOrder),
    ...Object.fromEntries(bounds),
    offset: Number(parts.get('offset') ?? 0),
    ...(parts.has('limit') && { limit: { value: Number(parts.get('limit')) } }),
  };
}

/** The rest of each part of a line by its first word. */
function partsOf(line: string): ReadonlyMap<string, string> {
  return new Map(
    line.split(' | ').map((part) => {
      const [word = ''] = part.split(' ', 1);
      return [word, part.slice(word.length + 1)];
    }),
  );
}

function list(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split(', ');
}

function parseFilters(text: string): object {
  const choices = text.split(' or ').map((choice) => all(list(choice).map(parseFilter)));
  return choices.length === 1 && choices[0]
    ? choices[0]
    : { compositeFilter: { op: 'OR', filters: choices } };
}

function all(filters: readonly object[]): object {
  const [only] = filters;
  return filters.length === 1 && only ? only : { compositeFilter: { op: 'AND', filters } };
}

function parseFilter(text: string): object {
  const [fieldPath = '', written = '', ...rest] = text.split(' ');
  const field = { fieldPath };
  const op = operators[written];
  if (rest.length === 0) return { unaryFilter: { op, field } };
  const values = rest.map((value) =>
    fieldPath === '__name__' ? { referenceValue: `${parent}/c/${value}` } : operandOf(value),
  );
  const takesList = /^(in|not-in|contains-any)$/.test(written);
  return { fieldFilter: { field, op, value: takesList ? { arrayValue: { values } } : values[0] } };
}

/** `null`, `true`, `NaN`, `2`, `2.0`, or a text. */
function operandOf(text: string): object {
  // protobuf.js writes no field for a null.
  if (text === 'null') return { nullValue: 'NULL_VALUE' };
  if (text === 'true') return { booleanValue: true };
  if (/^\d+$/.test(text)) return { integerValue: text };
  if (/^(-?Infinity|NaN)$/.test(text)) return { doubleValue: text };
  return /^\d+\.\d+$/.test(text) ? { doubleValue: Number(text) } : { stringValue: text };
}

function parseOrder(text: string): object {
  const [path, direction = 'asc'] = text.split(' ');
  return {
    field: { fieldPath: path },
    direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
  };
}
