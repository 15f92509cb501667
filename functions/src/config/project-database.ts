import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

export interface ProjectDatabase {
  readonly db: Firestore;
  close(): Promise<void>;
}

/** A project's Firestore for a command: the emulator's when FIRESTORE_EMULATOR_HOST names one. */
export function openProjectDatabase(projectId: string): ProjectDatabase {
  const app = initializeApp({ projectId }, `command-${projectId}`);
  return { db: getFirestore(app), close: () => deleteApp(app) };
}
