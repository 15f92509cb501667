import { type FieldPath, formatFieldPath, parseFieldPath } from '../model/field-path.ts';

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';

/** The way an index contains a field; `dimension` is that of its vectors. */
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS' | { readonly dimension: number };

export interface IndexField {
  readonly path: FieldPath;
  readonly mode: IndexMode;
}

/** An index of production; it ends with `__name__`, which `fields` omits. */
export interface IndexDefinition {
  readonly collectionId: string;
  readonly scope: QueryScope;
  readonly fields: readonly IndexField[];
  /** The direction of the document names at its end. */
  readonly descendingNames: boolean;
}

/** A text that is the same for equal fields of indexes. */
export function fieldKey({ path, mode }: IndexField): string {
  return `${formatFieldPath(path)} ${typeof mode === 'string' ? mode : `VECTOR<${mode.dimension}>`}`;
}

/**
 * An entry of `indexes` in firestore.indexes.json. `__name__` is only written when its direction
 * differs from that of the field before it.
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
