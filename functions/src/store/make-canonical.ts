import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import type { Firestore } from 'firebase-admin/firestore';
import { decodeRateSnapshot } from './decode-rate-snapshot.ts';

/**
 * Rewrites a rate typed with alternate spellings into the canonical fields, which the queries of
 * the site and of the aggregates ask for; a rate that has them already is not written.
 */
export async function makeCanonical(db: Firestore, path: string): Promise<void> {
  const ref = db.doc(path);
  await db.runTransaction(async (transaction) => {
    const stored = decodeRateSnapshot(await transaction.get(ref));
    if (stored.kind === 'rate' && !stored.isCanonical) {
      transaction.set(ref, encodeBankRate(stored.rate));
    }
  });
}
