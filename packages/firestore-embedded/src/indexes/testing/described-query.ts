import { parseAggregationQuery } from '../../query/aggregate.ts';
import { parseQuery } from '../../query/parse-query.ts';
import type { Query } from '../../query/query.ts';

const operators: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '<': 'LESS_THAN',
  '>': 'GREATER_THAN',
  '!=': 'NOT_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  contains: 'ARRAY_CONTAINS',
  'contains-any': 'ARRAY_CONTAINS_ANY',
};

const parent = 'projects/demo/databases/(default)/documents';

/**
 * A query of the collection `c` from a line such as `a == 1, b > 2 | order c desc | sum d`. Parts
 * are `order`, `sum`, `group` and filters; ` or ` separates alternatives.
 */
export function describedQuery(line: string): Query {
  const parts = line.split('|').map((part) => part.trim());
  const part = (word: string) =>
    parts.find((one) => one.startsWith(`${word} `))?.slice(word.length + 1);
  const filters = parts.filter((one) => / (==|<|>|!=|in|not-in|contains|contains-any) /.test(one));
  const structuredQuery = {
    from: [{ collectionId: 'c', allDescendants: parts.includes('group') }],
    ...(filters.length > 0 && { where: all(filters.map(parseFilters)) }),
    orderBy: list(part('order')).map(parseOrder),
  };
  const sums = list(part('sum')).map((path, at) => ({
    alias: `sum${at}`,
    sum: { field: { fieldPath: path } },
  }));
  return sums.length === 0
    ? parseQuery(parent, structuredQuery)
    : parseAggregationQuery(parent, { structuredQuery, aggregations: sums }).query;
}

function list(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split(',').map((one) => one.trim());
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
  const [path = '', written = '', ...rest] = text.split(' ');
  const values = rest.map((value) =>
    path === '__name__' ? { referenceValue: `${parent}/c/${value}` } : operandOf(value),
  );
  const takesList = /^(in|not-in|contains-any)$/.test(written);
  const value = takesList ? { arrayValue: { values } } : values[0];
  return { fieldFilter: { field: { fieldPath: path }, op: operators[written], value } };
}

function operandOf(text: string): object {
  return text === 'null' ? { nullValue: null } : { integerValue: text };
}

function parseOrder(text: string): object {
  const [path, direction = 'asc'] = text.split(' ');
  return {
    field: { fieldPath: path },
    direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
  };
}
