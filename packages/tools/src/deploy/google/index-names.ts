/** firestore.indexes.json, or what Google answers. */
export interface IndexList {
  readonly indexes?: readonly {
    /** In the file. */
    readonly collectionGroup?: string;
    /** In an answer: projects/…/collectionGroups/NAME/indexes/ID. */
    readonly name?: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
  }[];
}

/** Composite indexes in words, the same for the file and for what a project answers. */
export function indexNames({ indexes = [] }: IndexList): string[] {
  return indexes.map(({ collectionGroup, name = '', fields }) => {
    const named = fields
      // A project adds it to each index by itself.
      .filter(({ fieldPath }) => fieldPath !== '__name__')
      .map(({ fieldPath, order }) => (order === 'DESCENDING' ? `${fieldPath} ↓` : fieldPath));
    const collection = collectionGroup ?? /collectionGroups\/([^/]+)/.exec(name)?.[1];
    return `${collection}: ${named.join(', ')}`;
  });
}
