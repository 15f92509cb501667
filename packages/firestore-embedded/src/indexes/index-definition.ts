import { type FieldPath, formatFieldPath, parseFieldPath } from '../model/field-path.ts';

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';

/** How an index contains a field; a number is the dimension of its vectors. */
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS' | { readonly dimension: number };

export interface IndexField {
  readonly path: FieldPath;
  readonly mode: IndexMode;
}

/** An index of production; `__name__` ends it unseen. */
export interface IndexDefinition {
  readonly collectionId: string;
  readonly scope: QueryScope;
  readonly fields: readonly IndexField[];
  /** The direction of the names that end it. */
  readonly descendingNames: boolean;
}

/** Equal texts mean that two fields of indexes are the same. */
export function fieldKey({ path, mode }: IndexField): string {
  return `${formatFieldPath(path)} ${typeof mode === 'string' ? mode : `VECTOR<${mode.dimension}>`}`;
}

/**
 * An entry of `indexes` in firestore.indexes.json. The name is written only where it does not go
 * the way of the field before it.
 * @see https://firebase.google.com/docs/reference/firestore/indexes
 */
export function indexJson(index: IndexDefinition): object {
  const { collectionId, scope, fields, descendingNames } = index;
  const name = { path: parseFieldPath('__name__'), mode: directionOf(descendingNames) };
  const isImplied = descendingNames === impliesDescendingNames(fields);
  return {
    collectionGroup: collectionId,
    queryScope: scope,
    fields: [...fields, ...(isImplied ? [] : [name])].map(({ path, mode }) => ({
      fieldPath: formatFieldPath(path),
      ...modeJson(mode),
    })),
  };
}

/** @see https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.collectionGroups.indexes */
export function impliesDescendingNames(fields: readonly IndexField[]): boolean {
  return fields.at(-1)?.mode === 'DESCENDING';
}

export function directionOf(descending: boolean): 'ASCENDING' | 'DESCENDING' {
  return descending ? 'DESCENDING' : 'ASCENDING';
}

export function modeJson(mode: IndexMode): object {
  if (typeof mode !== 'string') return { vectorConfig: { dimension: mode.dimension, flat: {} } };
  return mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };
}
