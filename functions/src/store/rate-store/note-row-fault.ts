import { decodeRateSnapshot } from './decode-rate-snapshot.ts';
import type { RateStore } from './rate-store.ts';

/** Writes the reason why a row is no rate, in French, to its `problem`; changes no other field. */
export async function noteRowFault(store: RateStore, path: string): Promise<void> {
  await store.transact(async (transaction) => {
    const document = await transaction.get(path);
    const stored = decodeRateSnapshot(document);
    if (stored.kind !== 'undecodable' || document.data?.problem === stored.fault) return;
    transaction.update(path, [{ field: ['problem'], value: stored.fault }]);
  });
}
