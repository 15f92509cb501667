import { type FieldPath, isNamePath, parseFieldPath } from '../model/field-path.ts';
import { isObject, type JsonObject, readList, readObject, readText } from '../model/json.ts';
import { normalizeValue } from '../model/normalize-value.ts';
import { StatusError } from '../model/status.ts';
import type { Value } from '../model/value.ts';
import { listOperators } from './list-operators.ts';
import type { FieldOperator, Filter, UnaryOperator } from './query.ts';

const fieldOperators: ReadonlySet<string> = new Set<FieldOperator>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
  'IN',
  'NOT_IN',
]);

function isFieldOperator(operator: string): operator is FieldOperator {
  return fieldOperators.has(operator);
}

const unaryOperators: ReadonlySet<string> = new Set<UnaryOperator>([
  'IS_NULL',
  'IS_NAN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

function isUnaryOperator(operator: string): operator is UnaryOperator {
  return unaryOperators.has(operator);
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}

/** Reads the `where` of a structured query; undefined when there is nothing to filter by. */
export function parseFilter(json: unknown): Filter | undefined {
  if (json === undefined) return undefined;
  const filter = readObject(json, 'filter');
  if (isObject(filter.compositeFilter)) {
    return parseComposite(filter.compositeFilter);
  }
  if (isObject(filter.fieldFilter)) {
    return parseFieldFilter(filter.fieldFilter);
  }
  if (isObject(filter.unaryFilter)) {
    return parseUnaryFilter(filter.unaryFilter);
  }
  throw invalid('A filter is of no known kind.');
}

const noName = '__key__ filter value must be a Key';

function parseUnaryFilter(json: JsonObject): Filter {
  const operator = readText(json.op, 'unary operator');
  if (!isUnaryOperator(operator)) {
    throw invalid(`Unknown unary operator "${operator}".`);
  }
  const path = parseReference(json.field);
  if (isNamePath(path)) throw invalid(noName);
  return { kind: 'UNARY', path, operator };
}

function parseComposite(composite: JsonObject): Filter | undefined {
  const kind = composite.op;
  if (kind !== 'AND' && kind !== 'OR') {
    throw invalid(`Unknown composite operator "${String(kind)}".`);
  }
  const filters = readList(composite.filters, 'filters')
    .map(parseFilter)
    .filter((filter) => filter !== undefined);
  if (kind === 'OR' && filters.length === 0) throw invalid('An OR has at least one filter.');
  // An OR with a single filter stays an OR: NOT_IN is rejected beside it.
  const isSame = filters.length === 0 || (filters.length === 1 && kind === 'AND');
  return isSame ? filters[0] : { kind, filters };
}

/** Reads a `{fieldPath}` reference. */
export function parseReference(json: unknown): FieldPath {
  return parseFieldPath(readText(readObject(json, 'field').fieldPath, 'field_path'));
}

function parseFieldFilter(json: JsonObject): Filter {
  const operator = readText(json.op, 'field operator');
  if (!isFieldOperator(operator)) {
    throw invalid(`Unknown field operator "${operator}".`);
  }
  const path = parseReference(json.field);
  const value = parseOperand(operator, json.value);
  checkOperand(operator, value);
  if (isNamePath(path)) {
    checkNameOperand(operator, value);
  }
  return { kind: 'FIELD', path, operator, value };
}

/** A list operator's operand is a list of values, and so may contain arrays. */
function parseOperand(operator: FieldOperator, json: unknown): Value {
  const list = isObject(json) ? json.arrayValue : undefined;
  if (listOperators[operator] === undefined || !isObject(list)) {
    return normalizeValue(json, 1);
  }
  const values = readList(list.values, 'array values').map((value) => normalizeValue(value, 1));
  return { arrayValue: { values } };
}

function checkOperand(operator: FieldOperator, value: Value): void {
  const maximum = listOperators[operator];
  if (maximum === undefined) {
    return;
  }
  const count = 'arrayValue' in value ? (value.arrayValue.values ?? []).length : 0;
  if (count === 0) {
    throw invalid(`'${operator}' requires an non-empty ArrayValue.`);
  }
  if (count > maximum) {
    throw invalid(`'${operator}' supports up to ${maximum} comparison values.`);
  }
}

function checkNameOperand(operator: FieldOperator, value: Value): void {
  const operands = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [value];
  if (operator.startsWith('ARRAY') || !operands.every((operand) => 'referenceValue' in operand)) {
    throw invalid(noName);
  }
}
