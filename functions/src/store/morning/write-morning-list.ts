import { collection } from '@dinar/domain/documents/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { type MorningList, morningList } from './morning-list.ts';
import { type Morning, readMorning } from './read-morning.ts';

/** Where staff read what to do in the morning. */
const listPath = `${collection.staff}/matin`;

/** Writes what staff still have to do today; returns it with the state that it was made from. */
export async function writeMorningList(
  db: Firestore,
  now: Date,
): Promise<{ readonly list: MorningList; readonly morning: Morning }> {
  const morning = await readMorning(db, now);
  const list = morningList(morning);
  await db.doc(listPath).set({ ...list, updatedAt: now }, { merge: true });
  return { list, morning };
}

/** Returns the name of the latest form; undefined before the first. */
export async function readForm(db: Firestore): Promise<unknown> {
  return (await db.doc(listPath).get()).get('form');
}

/** Notes the form that was written for a day. */
export async function noteForm(db: Firestore, form: string): Promise<void> {
  await db.doc(listPath).set({ form }, { merge: true });
}
