import type { Firestore } from 'firebase-admin/firestore';

/** Deletes the documents of a small collection in one batch. */
export async function deleteAll(db: Firestore, collection: string): Promise<void> {
  const batch = db.batch();
  for (const ref of await db.collection(collection).listDocuments()) batch.delete(ref);
  await batch.commit();
}
