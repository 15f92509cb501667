/** firestore.indexes.json, or what `firebase firestore:indexes` answers. */
export interface IndexList {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
  }[];
}

/** Composite indexes in words, the same for a file and for what a project answers. */
export function indexNames({ indexes }: IndexList): string[] {
  return indexes.map(({ collectionGroup, fields }) => {
    const named = fields
      // A project adds it to each index by itself.
      .filter(({ fieldPath }) => fieldPath !== '__name__')
      .map(({ fieldPath, order }) => (order === 'DESCENDING' ? `${fieldPath} ↓` : fieldPath));
    return `${collectionGroup}: ${named.join(', ')}`;
  });
}
