import { firstCountedDay } from '@dinar/domain/aggregates/derive-currency-rates';
import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import type { Timestamp } from 'firebase-admin/firestore';
import { groupBy } from '../documents/group-by.ts';
import type { RateTransaction, StoredDocument } from '../rate-store/rate-store.ts';
import { SharedTransaction } from '../rate-store/shared-transaction.ts';
import { msTooEarly } from './rebuild.ts';
import type { Outcome } from './settle-aggregate.ts';
import type { WaitingRebuild } from './waiting-rebuild.ts';

/** The outcome of one transaction for one rebuild: retry after `earlyMs`, or settled. */
export type Result =
  | { readonly earlyMs: number }
  | { readonly outcome: Outcome; readonly asOf: Timestamp };

/**
 * Settles rebuilds in one transaction, which reads each document once, and every row of the board, or of a
 * day, at once where that costs less. Returns those whose aggregate must not be written yet with the time to wait.
 */
export async function settleTogether(
  transaction: RateTransaction,
  asked: readonly WaitingRebuild[],
  wholeBoardFrom: number,
): Promise<ReadonlyMap<WaitingRebuild, Result>> {
  const shared = new SharedTransaction(transaction);
  const looks = await Promise.all(asked.map(({ rebuild }) => shared.get(rebuild.path)));
  const results = new Map<WaitingRebuild, Result>();
  asked.forEach((one, index) => {
    const result = resultOfLook(one, looks[index]);
    if (result) results.set(one, result);
  });
  postponeShown(asked, results);
  const open = asked.filter((one) => !results.has(one));
  const [look] = looks;
  if (look && boardsAmong(open) >= wholeBoardFrom) {
    await shared.findRows({ fromDate: firstCountedDay(utcDay(look.readAt.toDate())) });
  } else {
    const days = pointDatesOf(open, wholeBoardFrom);
    await Promise.all(days.map((date) => shared.findRows({ status: 1, date })));
  }
  for (const one of [...open.filter(judgesRows), ...open.filter((each) => !judgesRows(each))]) {
    const stored = await shared.get(one.rebuild.path);
    // Its rows are read after the document, so they contain everything that was committed before.
    const outcome = await one.rebuild.settle(shared, stored);
    results.set(one, { outcome, asOf: stored.readAt });
  }
  shared.flush();
  return results;
}

// Postpones other rebuilds while a board is too early: a row that the board will find implausible must not
// appear elsewhere before. Postpones them only once, because boards may be too early for as long as rows
// arrive.
function postponeShown(
  asked: readonly WaitingRebuild[],
  results: Map<WaitingRebuild, Result>,
): void {
  const early = [...results.values()].flatMap((one) => ('earlyMs' in one ? [one.earlyMs] : []));
  const boardsAreEarly = [...results].some(
    ([one, result]) => judgesRows(one) && 'earlyMs' in result,
  );
  if (!boardsAreEarly) return;
  for (const one of asked) {
    if (judgesRows(one) || one.hasWaited || results.has(one)) continue;
    results.set(one, { earlyMs: Math.max(...early) });
  }
}

function resultOfLook(
  { rebuild, changedAt }: WaitingRebuild,
  stored: StoredDocument | undefined,
): Result | undefined {
  if (stored === undefined) return undefined;
  const since = changedAt ?? stored.readAt;
  if (rebuild.isFresh(stored, since)) return { outcome: 'unchanged', asOf: since };
  const earlyMs = msTooEarly(rebuild, stored);
  return earlyMs > 0 ? { earlyMs } : undefined;
}

/** Returns whether a rebuild judges rows; the rebuilds that use the rows without a problem come after it. */
function judgesRows({ rebuild: { path } }: WaitingRebuild): boolean {
  return path.startsWith(`${collection.ratesStats}/`);
}

// After an instance has lost a burst to another, only the points of days without a board are left of it.
function pointDatesOf(asked: readonly WaitingRebuild[], atLeast: number): RateDate[] {
  const points = asked.flatMap(({ rebuild }) => rebuild.pointDate ?? []);
  return [...groupBy(points, (date) => date)].flatMap(([date, all]) =>
    all.length >= atLeast ? date : [],
  );
}

/** Returns the number of rebuilds of whole boards. */
export function boardsAmong(asked: readonly WaitingRebuild[]): number {
  return asked.filter((one) => judgesRows(one) && one.rebuild.key === one.rebuild.path).length;
}
