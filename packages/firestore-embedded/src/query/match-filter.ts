import { isNumber, toDouble } from '../model/compare-numbers.ts';
import { compareValues } from '../model/compare-values.ts';
import type { StoredDocument } from '../model/document.ts';
import { type FieldPath, getField, isNamePath } from '../model/field-path.ts';
import type { Value } from '../model/value.ts';
import { valueKind } from '../model/value-kind.ts';
import type { FieldOperator, Filter, UnaryOperator } from './query.ts';

export type DocumentTest = (document: StoredDocument) => boolean;

/** A document's name and fields, without its times. */
export type Content = Pick<StoredDocument, 'name' | 'fields'>;

/** The value at a path of a document; for `__name__`, the document's name as a reference. */
export function documentValue(document: Content, path: FieldPath): Value | undefined {
  return isNamePath(path) ? { referenceValue: document.name } : getField(document.fields, path);
}

/** Compiles a filter to a test; no comparison is true for a field that a document lacks. */
export function compileFilter(filter: Filter | undefined): DocumentTest {
  if (filter === undefined) {
    return () => true;
  }
  if (filter.kind === 'FIELD' || filter.kind === 'UNARY') {
    const { path } = filter;
    const matches =
      filter.kind === 'FIELD'
        ? compileComparison(filter.operator, filter.value)
        : unaryTests[filter.operator];
    return (document) => {
      const value = documentValue(document, path);
      return value !== undefined && matches(value);
    };
  }
  const tests = filter.filters.map(compileFilter);
  return filter.kind === 'AND'
    ? (document) => tests.every((test) => test(document))
    : (document) => tests.some((test) => test(document));
}

type ValueTest = (value: Value) => boolean;

const isNull: ValueTest = (value) => 'nullValue' in value;
const isNaNValue: ValueTest = (value) => isNumber(value) && Number.isNaN(toDouble(value));

const unaryTests: { readonly [operator in UnaryOperator]: ValueTest } = {
  IS_NULL: isNull,
  IS_NAN: isNaNValue,
  IS_NOT_NULL: (value) => !isNull(value),
  IS_NOT_NAN: (value) => !isNull(value) && !isNaNValue(value),
};

/** As in SQL and IEEE 754, null and NaN equal nothing: only the unary operators find them. */
function equals(left: Value, right: Value): boolean {
  return !isNull(left) && !isNaNValue(left) && compareValues(left, right) === 0;
}

function compileComparison(operator: FieldOperator, operand: Value): ValueTest {
  const operands = 'arrayValue' in operand ? (operand.arrayValue.values ?? []) : [];
  const isOneOf: ValueTest = (value) => operands.some((item) => equals(value, item));
  switch (operator) {
    case 'EQUAL':
      return (value) => equals(value, operand);
    case 'NOT_EQUAL':
      return (value) => !isNull(operand) && !isNull(value) && !equals(value, operand);
    case 'IN':
      return isOneOf;
    case 'NOT_IN':
      return (value) => !operands.some(isNull) && !isNull(value) && !isOneOf(value);
    case 'ARRAY_CONTAINS':
      return (value) => elements(value).some((element) => equals(element, operand));
    case 'ARRAY_CONTAINS_ANY':
      return (value) => elements(value).some(isOneOf);
    default:
      return compileInequality(operator, operand);
  }
}

const inequalities: { readonly [operator: string]: (order: number) => boolean } = {
  LESS_THAN: (order) => order < 0,
  LESS_THAN_OR_EQUAL: (order) => order <= 0,
  GREATER_THAN: (order) => order > 0,
  GREATER_THAN_OR_EQUAL: (order) => order >= 0,
};

/** Compiles an inequality, which only matches values of the operand's kind. */
function compileInequality(operator: FieldOperator, operand: Value): ValueTest {
  const isMet = inequalities[operator];
  if (isMet === undefined || isNull(operand) || isNaNValue(operand)) {
    return () => false;
  }
  const kind = valueKind(operand);
  return (value) =>
    valueKind(value) === kind && !isNaNValue(value) && isMet(compareValues(value, operand));
}

function elements(value: Value): readonly Value[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}
