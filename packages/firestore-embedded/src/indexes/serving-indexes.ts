import { type FieldPath, formatFieldPath } from '../model/field-path.ts';
import {
  type DeclaredIndexes,
  type FieldOverride,
  fieldKey,
  type IndexDefinition,
  type IndexField,
} from './declared-indexes.ts';
import { type IndexNeed, indexFor } from './index-need.ts';

const automatic = (['ASCENDING', 'DESCENDING', 'CONTAINS'] as const).map((mode) => ({
  scope: 'COLLECTION' as const,
  mode,
}));

/**
 * The single-field indexes of a field: those of an override of the field, of a map around it, or of all
 * fields, or else the automatic ones, which no collection group has.
 * @see https://firebase.google.com/docs/firestore/query-data/index-overview#automatic_indexing
 * @see https://firebase.google.com/docs/firestore/query-data/index-overview#single-field_index_exemptions
 */
export function singleFieldIndexes(
  overrides: readonly FieldOverride[],
  collectionId: string,
  path: FieldPath,
): FieldOverride['indexes'] {
  return overrideOf(overrides, collectionId, path)?.indexes ?? automatic;
}

function overrideOf(
  overrides: readonly FieldOverride[],
  collectionId: string,
  path: FieldPath,
): FieldOverride | undefined {
  const own = overrides.filter((override) => override.collectionId === collectionId);
  const around = path.map((_, depth) => formatFieldPath(path.slice(0, path.length - depth)));
  return [...around, '*']
    .map((text) => own.find(({ fieldPath }) => fieldPath === text))
    .find((override) => override !== undefined);
}

/**
 * The composite indexes that serve a need, together with single-field ones; undefined when they do not
 * serve it. Indexes are merged when each ends with the whole order and together they contain all fields
 * compared for equality.
 * @see https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging
 */
export function servingIndexes(
  { composites, overrides }: DeclaredIndexes,
  need: IndexNeed,
): readonly IndexDefinition[] | undefined {
  const usable = composites.flatMap((index) => {
    const equal = equalPartOf(index, need);
    return equal ? [{ index, equal }] : [];
  });
  const found = new Set(usable.flatMap(({ equal }) => equal.map(equalKey)));
  for (const key of singleFields(overrides, need)) found.add(key);
  const isServed = need.equal.every((field) => found.has(equalKey(field)));
  const isOrdered = need.equal.length > 0 || usable.length > 0 || isOrderServed(overrides, need);
  return isServed && isOrdered ? usable.map(({ index }) => index) : undefined;
}

/**
 * The equality fields that an index begins with; undefined when its other fields do not match the
 * need's order.
 */
function equalPartOf(index: IndexDefinition, need: IndexNeed): readonly IndexField[] | undefined {
  const { equal, ordered, aggregated } = need;
  if (index.collectionId !== need.collectionId || index.scope !== need.scope) return undefined;
  const count = index.fields.length - ordered.length - aggregated.length;
  if (count < 0 || count > equal.length) return undefined;
  const leading = index.fields.slice(0, count);
  const middle = index.fields.slice(count, count + ordered.length);
  const last = new Set(index.fields.slice(count + ordered.length).map(pathKey));
  const wanted = new Set(equal.map(equalKey));
  const isMatch =
    new Set(leading.map(equalKey)).size === count &&
    leading.every((field) => wanted.has(equalKey(field))) &&
    middle.every((field, at) => sameField(field, ordered[at])) &&
    aggregated.every((field) => last.has(pathKey(field))) &&
    index.descendingNames === (need.descendingNames ?? index.descendingNames);
  return isMatch ? leading : undefined;
}

/** The equality fields that single-field indexes serve; these end with the name, so the need has no order. */
function singleFields(overrides: DeclaredIndexes['overrides'], need: IndexNeed): readonly string[] {
  if (need.ordered.length + need.aggregated.length > 0) return [];
  return need.equal.filter((field) => hasSingle(overrides, need, field)).map(equalKey);
}

/** Whether documents are in this order without a composite index. */
function isOrderServed(overrides: DeclaredIndexes['overrides'], need: IndexNeed): boolean {
  const { fields } = indexFor(need);
  const [first] = fields;
  if (first === undefined) return true;
  if (fields.length > 1) return false;
  // Nothing follows an aggregated field, so any direction is enough.
  if (need.aggregated.length > 0)
    return hasSingle(overrides, need, { ...first, mode: 'ASCENDING' });
  const goesSameWay = (first.mode === 'DESCENDING') === need.descendingNames;
  const own = singleFieldIndexes(overrides, need.collectionId, first.path);
  return goesSameWay && own.some(({ scope, mode }) => scope === need.scope && mode === first.mode);
}

/** Whether a single-field index serves a field; its direction does not matter for an equality. */
function hasSingle(
  overrides: DeclaredIndexes['overrides'],
  { collectionId, scope }: IndexNeed,
  { path, mode }: IndexField,
): boolean {
  return singleFieldIndexes(overrides, collectionId, path).some(
    (index) => index.scope === scope && (index.mode === 'CONTAINS') === (mode === 'CONTAINS'),
  );
}

function equalKey({ path, mode }: IndexField): string {
  return fieldKey({ path, mode: mode === 'DESCENDING' ? 'ASCENDING' : mode });
}

function pathKey({ path }: IndexField): string {
  return formatFieldPath(path);
}

function sameField(left: IndexField, right: IndexField | undefined): boolean {
  return right !== undefined && fieldKey(left) === fieldKey(right);
}
