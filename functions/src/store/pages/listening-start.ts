import { type QuerySnapshot, Timestamp } from 'firebase-admin/firestore';

/**
 * The database's instant at which these were read, from which on a page may ask for changes alone; undefined
 * where a document does not bear the instant of its last change, so that no question finds it.
 */
export function listeningStart({ docs, readTime }: QuerySnapshot): Date | undefined {
  const bearInstants = docs.every((each) => each.get('changedAt') instanceof Timestamp);
  return bearInstants ? readTime.toDate() : undefined;
}
