import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** Returns the project's Firestore, accessed as the functions' own service account. */
export function database(): Firestore {
  return getFirestore(projectApp());
}

/** Returns the SDK's app of the project, which it initializes on the first call. */
export function projectApp(): App {
  const [app] = getApps();
  return app ?? initializeApp();
}
