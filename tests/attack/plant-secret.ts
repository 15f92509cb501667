import { collection } from '@dinar/domain/documents/collections';
import { connectFirestore } from '@dinar/local-run/connect-firestore';
import { secret, secretId, type Target } from './attack.ts';

/** Lays a visitor's message into the store that no attack may show; answers what takes it out again. */
export async function plantSecret({
  firestoreHost,
  projectId,
}: Target): Promise<() => Promise<void>> {
  const db = connectFirestore(firestoreHost, projectId);
  const message = db.collection(collection.contactMessages).doc(secretId);
  await message.set({
    name: 'Amel Ben Salah',
    email: 'amel@example.tn',
    subject: 'Confidentiel',
    message: secret,
    timestamp: new Date(),
    // Decided already: the trigger leaves it alone.
    status: 'answered',
  });
  return async () => {
    await message.delete();
    await db.terminate();
  };
}
