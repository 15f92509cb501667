import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { decodeRateSnapshot } from './decode-rate-snapshot.ts';
import type { RateStore } from './rate-store.ts';

/**
 * Rewrites a rate typed with alternate spellings into the canonical fields, which the queries of
 * the site and of the aggregates ask for; a rate that has them already is not written.
 */
export async function makeCanonical(store: RateStore, path: string): Promise<void> {
  await store.transact(async (transaction) => {
    const stored = decodeRateSnapshot(await transaction.get(path));
    if (stored.kind === 'rate' && !stored.isCanonical) {
      transaction.set(path, encodeBankRate(stored.rate));
    }
  });
}
