import { type QuerySnapshot, Timestamp } from 'firebase-admin/firestore';

/**
 * Returns the database's read time of these documents, from which a page may query only changes; undefined
 * when a document lacks the instant of its last change, because no such query would find it.
 */
export function listeningStart({ docs, readTime }: QuerySnapshot): Date | undefined {
  const bearInstants = docs.every((each) => each.get('changedAt') instanceof Timestamp);
  return bearInstants ? readTime.toDate() : undefined;
}
