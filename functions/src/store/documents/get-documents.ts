import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** The number of documents requested in one call. */
const pageSize = 500;

/** Reads the documents at these paths, in order, with a snapshot also for each missing one. */
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
