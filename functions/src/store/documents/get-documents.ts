import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** Documents asked for in one call. */
const pageSize = 500;

/** The documents at these paths, in order, a missing one among them as such. */
export async function getDocuments(
  db: Firestore,
  paths: readonly string[],
): Promise<DocumentSnapshot[]> {
  const documents: DocumentSnapshot[] = [];
  for (let start = 0; start < paths.length; start += pageSize) {
    const refs = paths.slice(start, start + pageSize).map((path) => db.doc(path));
    documents.push(...(await db.getAll(...refs)));
  }
  return documents;
}
