import type { LocatedRate, RatesByDay } from '@dinar/domain/aggregates/correct-rates';
import { deriveBankSnapshot } from '@dinar/domain/aggregates/derive-bank-snapshot';
import {
  deriveBoard,
  firstCountedDay,
  firstJudgedDay,
} from '@dinar/domain/aggregates/derive-currency-rates';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { encodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import { collection } from '@dinar/domain/documents/collections';
import { documentId } from '@dinar/domain/documents/decoded';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import { bankSnapshotId } from '@dinar/domain/rates/bank-snapshot';
import type { DocumentData } from 'firebase-admin/firestore';
import { historyPaths, marketOf } from '../aggregates/market-points.ts';
import { statsFields, storedLive } from '../aggregates/stats-fields.ts';
import { groupBy } from '../documents/group-by.ts';
import { type MarkChange, markChanges } from '../rate-store/mark-rows.ts';
import { isAmong } from './reconciled-days.ts';
import type { Compared, StoredDocuments } from './stored-aggregates.ts';
import { wantedHistories } from './wanted-histories.ts';

/** The wanted aggregates. */
interface WantedAggregates {
  /** Every aggregate document, by path. */
  readonly documents: ReadonlyMap<string, DocumentData>;
  /** The rows whose problem must change, by currency. */
  readonly marks: ReadonlyMap<ForeignCurrencyCode, readonly MarkChange[]>;
}

/**
 * Derives the aggregates of some days from the active rows of those days and of the boards in force on the
 * first day. Of the stored documents it keeps only live rates.
 */
export function wantedAggregates(
  { rates: rows, later }: RatesByDay,
  stored: StoredDocuments,
  today: RateDate,
  { days, withBoards }: Compared,
): WantedAggregates {
  const stats = new Map<string, DocumentData>();
  const marks = new Map<ForeignCurrencyCode, readonly MarkChange[]>();
  for (const [currency, own] of withBoards ? byCurrency(rows, stored) : []) {
    const path = `${collection.ratesStats}/${currency}`;
    const known = stored.get(path)?.data;
    const live = storedLive(currency, known);
    const span = { from: firstCountedDay(today), to: today };
    const years = historyPaths(currency, span).flatMap((year) => stored.get(year) ?? []);
    const ofCurrency = { rates: own, later: laterOf(currency, later) };
    const rates = deriveBoard(ofCurrency, { today, live, pastMarket: marketOf(years, span) });
    const fields = statsFields(rates, live, known);
    if (fields !== undefined) stats.set(path, fields);
    const changes = markChanges(own, rates, firstJudgedDay(today));
    if (changes.length > 0) marks.set(currency, changes);
  }
  const marked = withMarks(rows, [...marks.values()].flat());
  const documents = new Map([
    ...stats,
    ...wantedSnapshots(marked.filter(({ date }) => isAmong(days, date))),
    ...wantedHistories(marked, stored, today, days),
  ]);
  return { documents, marks };
}

// A correction of another currency that ends changes nothing of this one.
function laterOf(currency: ForeignCurrencyCode, later: RatesByDay['later']): RatesByDay['later'] {
  return later
    .map(({ from, ends, rates }) => ({
      from,
      ends: ends.filter((each) => each === currency),
      rates: rates.filter(({ rate }) => rate.currency === currency),
    }))
    .filter(({ ends }) => ends.length > 0);
}

function byCurrency(
  rows: readonly LocatedRate[],
  stored: StoredDocuments,
): Map<ForeignCurrencyCode, LocatedRate[]> {
  const groups = groupBy(rows, ({ rate }) => rate.currency);
  for (const path of stored.keys()) {
    const currency = parseForeignCurrencyCode(documentId(path));
    if (!path.startsWith(`${collection.ratesStats}/`) || currency === undefined) continue;
    if (!groups.has(currency)) groups.set(currency, []);
  }
  return groups;
}

function withMarks(rows: readonly LocatedRate[], changes: readonly MarkChange[]): BankRate[] {
  const changed = new Map(changes.map(({ path, problem }) => [path, problem]));
  return rows.map(({ path, rate }) => {
    if (!changed.has(path)) return rate;
    const { problem: _, ...unmarked } = rate;
    const problem = changed.get(path);
    return problem === undefined ? unmarked : { ...unmarked, problem };
  });
}

function* wantedSnapshots(rows: readonly BankRate[]): Iterable<[string, DocumentData]> {
  for (const [id, own] of groupBy(rows, (row) => bankSnapshotId(row.bankId, row.date))) {
    const [first] = own;
    const snapshot = first && deriveBankSnapshot(first.bankId, first.date, own);
    if (snapshot) yield [`${collection.bankSnapshots}/${id}`, encodeBankSnapshot(snapshot)];
  }
}
