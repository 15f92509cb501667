import { formatFieldPath } from '../model/field-path.ts';
import {
  type DeclaredIndexes,
  type FieldOverride,
  type IndexDefinition,
  type IndexField,
  impliesDescendingNames,
  indexJson,
  modeJson,
} from './declared-indexes.ts';
import { singleFieldIndexes } from './serving-indexes.ts';

/** An entry for the list of that name in firestore.indexes.json. */
export type IndexEntry = { readonly indexes: object } | { readonly fieldOverrides: object };

/** The entry that serves a query: an index of several fields, or one more index of one field. */
export function entryFor(wanted: IndexDefinition, { overrides }: DeclaredIndexes): IndexEntry {
  const single = singleField(wanted);
  if (single === undefined) return { indexes: indexJson(wanted) };
  return { fieldOverrides: overrideJson(overrideWith(overrides, wanted, single)) };
}

/** An entry of `fieldOverrides` that adds an index to the present ones of the field. */
function overrideWith(
  overrides: readonly FieldOverride[],
  { collectionId, scope }: IndexDefinition,
  { path, mode }: IndexField,
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

function overrideJson({ collectionId, fieldPath, ttl, indexes }: FieldOverride): object {
  return {
    collectionGroup: collectionId,
    fieldPath,
    ...(ttl && { ttl }),
    indexes: indexes.map(({ scope, mode }) => ({ ...modeJson(mode), queryScope: scope })),
  };
}

function singleField({ fields, descendingNames }: IndexDefinition): IndexField | undefined {
  const [first, second] = fields;
  const isPlain = descendingNames === impliesDescendingNames(fields);
  return second === undefined && isPlain ? first : undefined;
}

/** Production's message, without its link to the console of a project that is not there. */
export function missingIndexMessage(wanted: IndexDefinition): string {
  const single = singleField(wanted);
  if (single === undefined) return 'The query requires an index.';
  const { collectionId, scope } = wanted;
  const kind = { ASCENDING: 'ASC', DESCENDING: 'DESC', CONTAINS: 'CONTAINS' }[single.mode];
  const path = formatFieldPath(single.path);
  return `The query requires a ${scope}_${kind} index for collection ${collectionId} and field ${path}.`;
}
