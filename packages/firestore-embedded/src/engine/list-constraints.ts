import { isNamePath } from '../model/field-path.ts';
import { lastId } from '../model/resource-name.ts';
import { elementsOf, type Value } from '../model/value.ts';
import { disjunctsOf } from '../query/disjuncts.ts';
import type { Filter, Leaf, UnaryOperator } from '../query/query.ts';
import type { ConstraintOperator, FieldConstraint, ListedQuery } from '../rules/authorizer.ts';

/** The known facts about each document that one part of an OR can find. */
type KnownOfPart = Pick<ListedQuery, 'constraints' | 'documentId'>;

const operators: Readonly<Record<string, ConstraintOperator>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'has',
};

const unary: Readonly<Record<UnaryOperator, { operator: ConstraintOperator; value: Value }>> = {
  IS_NULL: { operator: '==', value: { nullValue: null } },
  IS_NOT_NULL: { operator: '!=', value: { nullValue: null } },
  IS_NAN: { operator: '==', value: { doubleValue: 'NaN' } },
  IS_NOT_NAN: { operator: '!=', value: { doubleValue: 'NaN' } },
};

/** The facts that a filter guarantees for the documents it finds, for each part of its OR. */
export function constraintsOf(filter: Filter | undefined): readonly KnownOfPart[] {
  return disjunctsOf(filter).map((leaves) => {
    const documentId = leaves.map(documentIdOf).find((id) => id !== undefined);
    const constraints = leaves.flatMap(constraintsOfLeaf);
    return { constraints, ...(documentId !== undefined && { documentId }) };
  });
}

function documentIdOf(leaf: Leaf): string | undefined {
  const isName = leaf.kind === 'FIELD' && isNamePath(leaf.path) && leaf.operator === 'EQUAL';
  return isName && 'referenceValue' in leaf.value ? lastId(leaf.value.referenceValue) : undefined;
}

function constraintsOfLeaf(leaf: Leaf): readonly FieldConstraint[] {
  const { path } = leaf;
  if (isNamePath(path)) return [];
  if (leaf.kind === 'UNARY') return [{ path, ...unary[leaf.operator] }];
  if (leaf.operator === 'NOT_IN') {
    return elementsOf(leaf.value).map((value) => ({ path, operator: '!=', value }));
  }
  const operator = operators[leaf.operator];
  return operator === undefined ? [] : [{ path, operator, value: leaf.value }];
}
