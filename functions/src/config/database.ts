import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The project's Firestore, as the functions' own service account. */
export function database(): Firestore {
  return getFirestore(projectApp());
}

/** The SDK's view of the project. */
export function projectApp(): App {
  const [app] = getApps();
  return app ?? initializeApp();
}
