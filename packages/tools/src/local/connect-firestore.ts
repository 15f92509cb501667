import { Firestore } from 'firebase-admin/firestore';
import { withoutGoogleMachine } from './emulators/local-environment.ts';

/**
 * The staff's view of a run's Firestore, which rules do not bind; the caller terminates it.
 * Given by settings and not by FIRESTORE_EMULATOR_HOST, so that two runs fit in one process.
 */
export function connectFirestore(firestoreHost: string, projectId: string): Firestore {
  withoutGoogleMachine(process.env);
  return new Firestore({
    projectId,
    host: firestoreHost,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
    ignoreUndefinedProperties: false,
  });
}
