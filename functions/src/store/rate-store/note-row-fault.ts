import { decodeRateSnapshot } from './decode-rate-snapshot.ts';
import type { RateStore } from './rate-store.ts';

/** Writes beside what staff typed why it is no rate, in French; no other field is touched. */
export async function noteRowFault(store: RateStore, path: string): Promise<void> {
  await store.transact(async (transaction) => {
    const document = await transaction.get(path);
    const stored = decodeRateSnapshot(document);
    if (stored.kind !== 'undecodable' || document.data?.problem === stored.fault) return;
    transaction.update(path, [{ field: ['problem'], value: stored.fault }]);
  });
}
