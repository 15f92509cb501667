import { affectedAggregates } from '@dinar/domain/aggregates/affected-aggregates';
import type { Timestamp } from 'firebase-admin/firestore';
import { decodeRateSnapshot } from '../store/decode-rate-snapshot.ts';
import { makeCanonical } from '../store/make-canonical.ts';
import type { RateStore } from '../store/rate-store.ts';
import { type Rebuild, rebuildNow } from '../store/rebuild.ts';
import { rebuildEach } from '../store/rebuild-aggregates.ts';
import type { Outcome } from '../store/settle-aggregate.ts';
import { type RateChange, settleRateChange } from '../store/settle-rate-change.ts';

/** Ways to fold a burst of events, the one that was chosen last; the others are here to compare. */
export type Settle = (store: RateStore, change: RateChange) => Promise<unknown>;

type Run = (
  store: RateStore,
  rebuild: Rebuild,
  changedAt: Timestamp | undefined,
) => Promise<Outcome>;

export const foldingDesigns: Readonly<Record<string, Settle>> = {
  'every event rebuilds': settleBy(rebuildNow),
  'freshness alone': settleBy(rebuildUnlessFresh),
  'a second’s wait, then freshness': settleBy(async (store, rebuild, changedAt) => {
    await store.wait(1000);
    return rebuildUnlessFresh(store, rebuild, changedAt);
  }),
  'a mark and one who takes it': settleBy(rebuildByMark),
  'freshness, one write a second': settleRateChange,
};

function settleBy(run: Run): Settle {
  return async (store, { path, before, after }) => {
    const sides = [decodeRateSnapshot(before), decodeRateSnapshot(after)];
    const [was, is] = sides.map((side) => (side.kind === 'rate' ? side : undefined));
    if (is?.isCanonical === false) await makeCanonical(store, path);
    const changedAt = is?.isCanonical === true ? is.changedAt : undefined;
    return rebuildEach(affectedAggregates(was?.rate, is?.rate), (rebuild) =>
      run(store, rebuild, changedAt),
    );
  };
}

function rebuildUnlessFresh(
  store: RateStore,
  rebuild: Rebuild,
  changedAt: Timestamp | undefined,
): Promise<Outcome> {
  return store.transact(async (transaction) => {
    const stored = await transaction.get(rebuild.path);
    const isServed = changedAt !== undefined && rebuild.isFresh(stored, changedAt);
    return isServed ? 'unchanged' : rebuild.settle(transaction, stored);
  });
}

/** The first to mark an aggregate rebuilds it a second later; the others rely on it, and return. */
async function rebuildByMark(store: RateStore, rebuild: Rebuild): Promise<Outcome> {
  const mark = `system/marks/${rebuild.path.replace('/', '_')}`;
  const isOurs = await store.transact(async (transaction) => {
    const { data } = await transaction.get(mark);
    if (data === undefined) transaction.set(mark, { marked: true });
    return data === undefined;
  });
  if (!isOurs) return 'unchanged';
  await store.wait(1000);
  await store.transact(async (transaction) => transaction.delete(mark));
  return rebuildNow(store, rebuild);
}
