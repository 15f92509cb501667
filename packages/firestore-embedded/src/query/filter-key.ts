import type { Value } from '../model/value.ts';
import { listOperators } from './list-operators.ts';
import type { Filter } from './query.ts';

/**
 * A text that filters share exactly when they are the same to Google's emulator: whatever the
 * order of the filters of a composite, of the operands of a list or of the fields of a map, and
 * however often one is repeated. 1 and 1.0 differ.
 */
export function filterKey(filter: Filter): string {
  if ('filters' in filter) {
    return `${filter.kind}${setKey(filter.filters.map(filterKey))}`;
  }
  const { kind, path, operator } = filter;
  return JSON.stringify([
    operator,
    path,
    kind === 'FIELD' ? operandKey(operator, filter.value) : '',
  ]);
}

/** The filters of a composite, each once. */
export function withoutEqualParts(filters: readonly Filter[]): readonly Filter[] {
  if (filters.length < 2) {
    return filters;
  }
  return [...new Map(filters.map((filter) => [filterKey(filter), filter])).values()];
}

function operandKey(operator: string, value: Value): string {
  return operator in listOperators && 'arrayValue' in value
    ? setKey((value.arrayValue.values ?? []).map(literalKey))
    : literalKey(value);
}

function setKey(keys: readonly string[]): string {
  return JSON.stringify([...new Set(keys)].sort());
}

function literalKey(value: Value): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
