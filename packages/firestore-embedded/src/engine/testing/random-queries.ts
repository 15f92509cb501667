import fc from 'fast-check';
import type { Value } from '../../model/value.ts';

export const root = 'projects/p/databases/d/documents';

const scalar = fc.constantFrom<Value[]>(
  { nullValue: null },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-0' },
  { integerValue: '0' },
  { integerValue: '1' },
  { doubleValue: 1 },
  { doubleValue: 1.5 },
  { integerValue: '9007199254740993' },
  { timestampValue: '2026-11-20T00:00:00.000000Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'é' },
  { bytesValue: 'AQ==' },
  { referenceValue: `${root}/c/3` },
  { geoPointValue: { latitude: 1, longitude: 2 } },
);
const value = fc.oneof(
  { weight: 5, arbitrary: scalar },
  fc.array(scalar, { maxLength: 4 }).map((values): Value => ({ arrayValue: { values } })),
  scalar.map((inner): Value => ({ mapValue: { fields: { z: inner } } })),
);
const paths = ['a', 'b', 'm.z'];
const fields = fc
  .record({ a: value, b: value, m: value }, { requiredKeys: [] })
  .map((some) => Object.fromEntries(Object.entries(some)));
const documentName = fc.constantFrom(
  ...Array.from({ length: 12 }, (_, id) => `${root}/c/${id}`),
  ...Array.from({ length: 6 }, (_, id) => `${root}/c/1/c/${id}`),
  ...Array.from({ length: 6 }, (_, id) => `${root}/c/${id % 3}/e/__id${id}__`),
);

/** A document set, or (null) deleted. */
export const change = fc.record({ name: documentName, fields: fc.option(fields) });
export type Change = { name: string; fields: { [field: string]: Value } | null };

const field = fc.constantFrom(...paths).map((fieldPath) => ({ fieldPath }));
const list = (maximum: number) =>
  fc
    .array(value, { minLength: 1, maxLength: maximum })
    .map((values) => ({ arrayValue: { values } }));
const leaf = fc.oneof(
  fc.record({
    field,
    op: fc.constantFrom('EQUAL', 'EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'),
    value,
  }),
  fc.record({ field, op: fc.constantFrom('LESS_THAN_OR_EQUAL', 'GREATER_THAN'), value }),
  fc.record({ field, op: fc.constant('ARRAY_CONTAINS'), value: scalar }),
  fc.record({ field, op: fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY', 'NOT_IN'), value: list(4) }),
  fc.record({
    field: fc.constant({ fieldPath: '__name__' }),
    op: fc.constantFrom('EQUAL', 'GREATER_THAN'),
    value: documentName.map((referenceValue) => ({ referenceValue })),
  }),
);
const unary = fc.record({ field, op: fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL') });
const filter = fc.letrec<{ any: object }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    leaf.map((fieldFilter) => ({ fieldFilter })),
    unary.map((unaryFilter) => ({ unaryFilter })),
    fc
      .record({
        op: fc.constantFrom('AND', 'AND', 'OR'),
        filters: fc.array(tie('any'), { minLength: 1, maxLength: 3 }),
      })
      .map((compositeFilter) => ({ compositeFilter })),
  ),
})).any;
const orderBy = fc.uniqueArray(
  fc.record({ field, direction: fc.constantFrom('ASCENDING', 'DESCENDING') }),
  { maxLength: 2, selector: (order) => order.field.fieldPath },
);
const cursor = fc.record({ values: fc.array(value, { maxLength: 1 }), before: fc.boolean() });
/** A structured query, possibly one that Firestore rejects. */
export const structuredQuery = fc.record(
  {
    from: fc.constantFrom(
      [{ collectionId: 'c' }],
      [{ collectionId: 'c', allDescendants: true }],
      [{ allDescendants: true }],
    ),
    where: filter,
    orderBy,
    startAt: cursor,
    endAt: cursor,
    offset: fc.nat({ max: 3 }),
    limit: fc.nat({ max: 5 }),
  },
  { requiredKeys: ['from'] },
);
