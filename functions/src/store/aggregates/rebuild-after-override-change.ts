import { aggregatesOf } from '@dinar/domain/aggregates/affected-aggregates';
import { documentId } from '@dinar/domain/documents/decoded';
import { decodeRateOverride } from '@dinar/domain/documents/rate-override-document';
import { parseBankRateId } from '@dinar/domain/rates/bank-rate';
import type { Timestamp } from 'firebase-admin/firestore';
import type { RateStore } from '../rate-store/rate-store.ts';
import { rebuildAffected } from './rebuild-aggregates.ts';
import type { RebuildQueue } from './rebuild-queue.ts';
import { countOutcomes, type RebuildReport } from './settle-aggregate.ts';

/**
 * Rebuilds every aggregate that a `rate-overrides` document can affect. Writes the fault that staff must
 * correct, in French, to the document's `problem`; no other field of it is ever written.
 */
export async function rebuildAfterOverrideChange(
  queue: RebuildQueue,
  path: string,
  changedAt: Timestamp | undefined,
): Promise<RebuildReport> {
  await noteFault(queue.store, path);
  const key = parseBankRateId(documentId(path));
  return key ? rebuildAffected(queue, aggregatesOf([key]), changedAt) : countOutcomes([]);
}

function noteFault(store: RateStore, path: string): Promise<void> {
  return store.transact(async (transaction) => {
    const { data } = await transaction.get(path);
    if (data === undefined) return;
    const decoded = decodeRateOverride(path, data);
    // The corrected rate is judged with its board.
    if (decoded.ok && decoded.value.effect.kind === 'corrected') return;
    const fault = decoded.ok ? decoded.value.fault : decoded.problem.reason;
    if ((data.problem ?? null) === (fault ?? null)) return;
    transaction.update(path, [{ field: ['problem'], value: fault ?? null }]);
  });
}
