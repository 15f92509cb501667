import { type FieldPath, isNamePath, parseFieldPath } from '../model/field-path.ts';
import { isObject, type JsonObject, readList, readObject, readText } from '../model/json.ts';
import { normalizeValue } from '../model/normalize-value.ts';
import { invalid } from '../model/status.ts';
import { elementsOf, type Value } from '../model/value.ts';
import {
  type FieldOperator,
  type Filter,
  fieldOperators,
  listOperators,
  unaryOperators,
} from './query.ts';

/** Reads the `where` of a structured query; undefined when there is nothing to filter by. */
export function parseFilter(json: unknown): Filter | undefined {
  if (json === undefined) return undefined;
  const filter = readObject(json, 'filter');
  if (isObject(filter.compositeFilter)) return parseComposite(filter.compositeFilter);
  if (isObject(filter.fieldFilter)) return parseFieldFilter(filter.fieldFilter);
  if (isObject(filter.unaryFilter)) return parseUnaryFilter(filter.unaryFilter);
  throw invalid('A filter is of no known kind.');
}

const noName = '__key__ filter value must be a Key';

function parseUnaryFilter(json: JsonObject): Filter {
  const operator = unaryOperators.find((known) => known === json.op);
  if (operator === undefined) throw invalid(`Unknown unary operator "${json.op}".`);
  const path = parseReference(json.field);
  if (isNamePath(path)) throw invalid(noName);
  return { kind: 'UNARY', path, operator };
}

function parseComposite({ op: kind, filters: json }: JsonObject): Filter | undefined {
  if (kind !== 'AND' && kind !== 'OR') throw invalid(`Unknown composite operator "${kind}".`);
  const filters = readList(json, 'filters')
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
  const operator = fieldOperators.find((known) => known === json.op);
  if (operator === undefined) throw invalid(`Unknown field operator "${json.op}".`);
  const path = parseReference(json.field);
  const value = parseOperand(operator, json.value);
  checkOperand(operator, value);
  if (isNamePath(path)) checkNameOperand(operator, value);
  return { kind: 'FIELD', path, operator, value };
}

/** A list operator's operand is a list of values, and so may contain arrays. */
function parseOperand(operator: FieldOperator, json: unknown): Value {
  const list = isObject(json) ? json.arrayValue : undefined;
  if (listOperators[operator] === undefined || !isObject(list)) return normalizeValue(json, 1);
  const values = readList(list.values, 'array values').map((value) => normalizeValue(value, 1));
  return { arrayValue: { values } };
}

function checkOperand(operator: FieldOperator, value: Value): void {
  const maximum = listOperators[operator];
  if (maximum === undefined) return;
  const count = elementsOf(value).length;
  if (count === 0) throw invalid(`'${operator}' requires an non-empty ArrayValue.`);
  if (count > maximum) throw invalid(`'${operator}' supports up to ${maximum} comparison values.`);
}

function checkNameOperand(operator: FieldOperator, value: Value): void {
  const operands = 'arrayValue' in value ? elementsOf(value) : [value];
  if (operator.startsWith('ARRAY') || !operands.every((operand) => 'referenceValue' in operand)) {
    throw invalid(noName);
  }
}
