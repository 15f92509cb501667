import { affectedAggregates } from '@dinar/domain/aggregates/affected-aggregates';
import { decodeRateSnapshot, type WrittenDocument } from './decode-rate-snapshot.ts';
import { makeCanonical } from './make-canonical.ts';
import type { RateStore } from './rate-store.ts';
import { rebuildAffected } from './rebuild-aggregates.ts';
import type { RebuildReport } from './rebuild-report.ts';

/** One write to a document of `bank-rates`, as its event tells it. */
export interface RateChange {
  readonly path: string;
  readonly before: WrittenDocument | undefined;
  readonly after: WrittenDocument | undefined;
}

export interface SettledChange {
  readonly rebuilt: RebuildReport;
  /** Why what was written is no rate. */
  readonly undecodable?: string;
}

/** Makes every aggregate that a change touches say what the rows say now. */
export async function settleRateChange(
  store: RateStore,
  change: RateChange,
): Promise<SettledChange> {
  const before = decodeRateSnapshot(change.before);
  const after = decodeRateSnapshot(change.after);
  const isHidden = after.kind === 'rate' && !after.isCanonical;
  if (isHidden) await makeCanonical(store, change.path);
  // A row that queries could not find is in no aggregate, however lately that was computed.
  const changedAt = after.kind === 'rate' && !isHidden ? after.changedAt : undefined;
  const rates = [before, after].map((side) => (side.kind === 'rate' ? side.rate : undefined));
  const rebuilt = await rebuildAffected(store, affectedAggregates(rates[0], rates[1]), changedAt);
  return after.kind === 'undecodable' ? { rebuilt, undecodable: after.detail } : { rebuilt };
}
