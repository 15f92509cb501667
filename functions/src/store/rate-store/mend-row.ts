import { encodeBankRate, otherFields } from '@dinar/domain/documents/bank-rate-document';
import { decodeRateSnapshot } from './decode-rate-snapshot.ts';
import type { RateStore } from './rate-store.ts';

/**
 * Rewrites a rate typed with alternate spellings into the canonical fields, which the queries of the site
 * and of the aggregates use, and keeps its other fields. Does not write a rate that is already canonical.
 */
export async function makeCanonical(store: RateStore, path: string): Promise<void> {
  await store.transact(async (transaction) => {
    const document = await transaction.get(path);
    const stored = decodeRateSnapshot(document);
    if (stored.kind === 'rate' && !stored.isCanonical) {
      const notes = otherFields(document.data ?? {});
      transaction.set(path, { ...notes, ...encodeBankRate(stored.rate) });
    }
  });
}

/** Writes the reason why a row is no rate, in French, to its `problem`; changes no other field. */
export async function noteRowFault(store: RateStore, path: string): Promise<void> {
  await store.transact(async (transaction) => {
    const document = await transaction.get(path);
    const stored = decodeRateSnapshot(document);
    if (stored.kind !== 'undecodable' || document.data?.problem === stored.fault) return;
    transaction.update(path, [{ field: ['problem'], value: stored.fault }]);
  });
}
