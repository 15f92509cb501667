/** The content of firestore.indexes.json, or Google's list of a project's indexes. */
export interface IndexList {
  readonly indexes?: readonly {
    /** In firestore.indexes.json. */
    readonly collectionGroup?: string;
    /** In Google's list: projects/…/collectionGroups/NAME/indexes/ID. */
    readonly name?: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
  }[];
}

/** Describes composite indexes in words, the same for the file and for Google's list. */
export function indexNames({ indexes = [] }: IndexList): string[] {
  return indexes.map(({ collectionGroup, name = '', fields }) => {
    const named = fields
      // Google adds this field to each index.
      .filter(({ fieldPath }) => fieldPath !== '__name__')
      .map(({ fieldPath, order }) => (order === 'DESCENDING' ? `${fieldPath} ↓` : fieldPath));
    const collection = collectionGroup ?? /collectionGroups\/([^/]+)/.exec(name)?.[1];
    return `${collection}: ${named.join(', ')}`;
  });
}
