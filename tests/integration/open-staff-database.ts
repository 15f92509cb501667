import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, inject } from 'vitest';

/** The stack's Firestore as staff see it, closed after the file's tests. */
export function openStaffDatabase(): Firestore {
  const { firestoreHost, projectId } = inject('stack');
  const db = connectFirestore(firestoreHost, projectId);
  afterAll(() => db.terminate());
  return db;
}
