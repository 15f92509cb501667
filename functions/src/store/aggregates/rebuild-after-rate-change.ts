import { affectedAggregates } from '@dinar/domain/aggregates/affected-aggregates';
import { decodeRateSnapshot, type WrittenDocument } from '../rate-store/decode-rate-snapshot.ts';
import { makeCanonical } from '../rate-store/mend-row.ts';
import { rebuildAffected } from './rebuild-aggregates.ts';
import type { RebuildQueue } from './rebuild-queue.ts';
import type { RebuildReport } from './settle-aggregate.ts';

/** One write to a document of `bank-rates`, as its event reports it. */
export interface RateChange {
  readonly path: string;
  readonly before: WrittenDocument | undefined;
  readonly after: WrittenDocument | undefined;
}

interface RebuiltChange {
  readonly rebuilt: RebuildReport;
  /** The reason, in French, why the written document is no rate; absent when the row already contains it. */
  readonly undecodable?: string;
}

/** Rebuilds every aggregate that a change affects from the present rows. */
export async function rebuildAfterRateChange(
  queue: RebuildQueue,
  change: RateChange,
): Promise<RebuiltChange> {
  const before = decodeRateSnapshot(change.before);
  const after = decodeRateSnapshot(change.after);
  const isHidden = after.kind === 'rate' && !after.isCanonical;
  if (isHidden) await makeCanonical(queue.store, change.path);
  // A row that queries could not find is in no aggregate, not even in a recently computed one.
  const changedAt = after.kind === 'rate' && !isHidden ? after.changedAt : undefined;
  const rates = [before, after].map((side) => (side.kind === 'rate' ? side.rate : undefined));
  const rebuilt = await rebuildAffected(queue, affectedAggregates(rates[0], rates[1]), changedAt);
  const isNew = after.kind === 'undecodable' && change.after?.data?.problem !== after.fault;
  return isNew ? { rebuilt, undecodable: after.fault } : { rebuilt };
}
