import type { Value } from '../model/value.ts';
import { listOperators } from './list-operators.ts';
import type { Filter } from './query.ts';

/**
 * A text that filters share exactly when Google's emulator treats them as equal. It ignores the order
 * of a composite's filters, a list's operands and a map's fields, and repetitions. 1 and 1.0 differ.
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
