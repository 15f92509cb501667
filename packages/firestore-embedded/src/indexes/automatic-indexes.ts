import { type FieldPath, formatFieldPath } from '../model/field-path.ts';
import type { FieldOverride } from './declared-indexes.ts';
import type { IndexDefinition, IndexMode } from './index-definition.ts';

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

/** An entry of `fieldOverrides` that adds an index to the present ones of the field. */
export function overrideWith(
  overrides: readonly FieldOverride[],
  { collectionId, scope }: IndexDefinition,
  { path, mode }: { readonly path: FieldPath; readonly mode: IndexMode },
): FieldOverride {
  const present = singleFieldIndexes(overrides, collectionId, path);
  const fieldPath = formatFieldPath(path);
  const exact = overrides.find(
    (one) => one.collectionId === collectionId && one.fieldPath === fieldPath,
  );
  return {
    collectionId,
    fieldPath,
    ttl: exact?.ttl ?? false,
    indexes: [...present, { scope, mode }],
  };
}
