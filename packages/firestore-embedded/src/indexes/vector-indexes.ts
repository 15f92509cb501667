import { formatFieldPath, isNamePath } from '../model/field-path.ts';
import { disjunctsOf } from '../query/disjuncts.ts';
import type { Query } from '../query/query.ts';
import type { DeclaredIndexes } from './declared-indexes.ts';
import { fieldKey, type IndexDefinition, type IndexField } from './index-definition.ts';

/**
 * Returns the index that each part of a vector search needs. A vector has no automatic index: its index
 * is declared with the dimension of the searched vectors, and with the fields that the search filters
 * by. No rule states their directions and order.
 * @see https://firebase.google.com/docs/firestore/vector-search#create_and_manage_vector_indexes
 */
export function vectorIndexesOf({ nearest, scope, filter }: Query): readonly IndexDefinition[] {
  const { collectionId } = scope;
  if (nearest === undefined || collectionId === undefined) return [];
  const vector: IndexField = { path: nearest.path, mode: { dimension: nearest.vector.length } };
  return disjunctsOf(filter).map((leaves) => {
    const filtered = leaves
      .filter(({ path }) => !isNamePath(path))
      .map(({ path, operator }): IndexField => {
        return { path, mode: operator === 'ARRAY_CONTAINS' ? 'CONTAINS' : 'ASCENDING' };
      });
    return {
      collectionId,
      scope: scope.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
      fields: [...new Map(filtered.map((field) => [fieldKey(field), field])).values(), vector],
      descendingNames: false,
    };
  });
}

/** Returns the declared indexes that serve a vector search together; undefined when none does. */
export function servingVectorIndexes(
  { composites }: DeclaredIndexes,
  wanted: IndexDefinition,
): readonly IndexDefinition[] | undefined {
  const serving = composites.filter((index) => serves(index, wanted));
  const covered = new Set(serving.flatMap(({ fields }) => fields.map(pathKey)));
  return wanted.fields.every((field) => covered.has(pathKey(field))) ? serving : undefined;
}

function serves(index: IndexDefinition, wanted: IndexDefinition): boolean {
  // `vectorIndexesOf` puts the vector last.
  const vector = wanted.fields.at(-1);
  const paths = new Set(wanted.fields.map(pathKey));
  return (
    index.collectionId === wanted.collectionId &&
    index.scope === wanted.scope &&
    vector !== undefined &&
    index.fields.some((field) => fieldKey(field) === fieldKey(vector)) &&
    index.fields.every((field) => paths.has(pathKey(field)))
  );
}

function pathKey({ path }: IndexField): string {
  return formatFieldPath(path);
}
