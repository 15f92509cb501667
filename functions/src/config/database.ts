import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The project's Firestore, as the functions' own service account. */
export function database(): Firestore {
  const [app] = getApps();
  return getFirestore(app ?? initializeApp());
}
