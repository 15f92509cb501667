import { formatFieldPath, isNamePath } from '../model/field-path.ts';
import { disjunctsOf } from '../query/disjuncts.ts';
import type { Query } from '../query/query.ts';
import type { DeclaredIndexes } from './declared-indexes.ts';
import { fieldKey, type IndexDefinition, type IndexField } from './index-definition.ts';

/** A vector search and the indexes that serve it, undefined when none does. */
export interface VectorVerdict {
  readonly wanted: IndexDefinition;
  readonly serving: readonly IndexDefinition[] | undefined;
}

/**
 * A vector has no automatic index. Its index is declared with the dimension of the searched vectors,
 * and with the fields that the search filters by. No rule states their directions and order.
 * @see https://firebase.google.com/docs/firestore/vector-search#create_and_manage_vector_indexes
 */
export function vectorVerdicts(query: Query, declared: DeclaredIndexes): readonly VectorVerdict[] {
  const { nearest, scope } = query;
  const { collectionId } = scope;
  if (nearest === undefined || collectionId === undefined) return [];
  const vector: IndexField = { path: nearest.path, mode: { dimension: nearest.vector.length } };
  return disjunctsOf(query.filter).map((leaves) => {
    const filtered = leaves
      .filter(({ path }) => !isNamePath(path))
      .map(({ path, operator }): IndexField => {
        return { path, mode: operator === 'ARRAY_CONTAINS' ? 'CONTAINS' : 'ASCENDING' };
      });
    const wanted: IndexDefinition = {
      collectionId,
      scope: scope.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
      fields: [...new Map(filtered.map((field) => [fieldKey(field), field])).values(), vector],
      descendingNames: false,
    };
    const serving = declared.composites.filter((index) => serves(index, wanted, vector));
    const covered = new Set(serving.flatMap(({ fields }) => fields.map(pathKey)));
    const isServed = wanted.fields.every((field) => covered.has(pathKey(field)));
    return { wanted, serving: isServed ? serving : undefined };
  });
}

function serves(index: IndexDefinition, wanted: IndexDefinition, vector: IndexField): boolean {
  const paths = new Set(wanted.fields.map(pathKey));
  return (
    index.collectionId === wanted.collectionId &&
    index.scope === wanted.scope &&
    index.fields.some((field) => fieldKey(field) === fieldKey(vector)) &&
    index.fields.every((field) => paths.has(pathKey(field)))
  );
}

function pathKey({ path }: IndexField): string {
  return formatFieldPath(path);
}
