import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type Firestore, initializeFirestore, memoryLocalCache } from 'firebase/firestore';
import type { SiteConfig } from '../../config/site-config.ts';

export interface FirestoreApp {
  readonly app: FirebaseApp;
  readonly firestore: Firestore;
}

let opened: FirestoreApp | undefined;

/**
 * Opens the page's one Firestore connection, in memory: a persistent cache costs some 500 ms on its
 * first read (https://github.com/firebase/firebase-js-sdk/issues/7992).
 */
export function openFirestoreApp(config: SiteConfig): FirestoreApp {
  if (opened) return opened;
  const app = initializeApp({ ...config.firebase });
  const firestore = initializeFirestore(app, {
    ...(config.firestore ?? {}),
    localCache: memoryLocalCache(),
  });
  opened = { app, firestore };
  return opened;
}
