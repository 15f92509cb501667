import { deriveBankSnapshot } from '@dinar/domain/aggregates/derive-bank-snapshot';
import { deriveHistoryPoint } from '@dinar/domain/aggregates/derive-history-point';
import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { bankSnapshotId, encodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import { collection } from '@dinar/domain/documents/collections';
import { documentId } from '@dinar/domain/documents/decoded';
import {
  encodeHistoryPoint,
  historyPointKey,
  rateHistoryId,
} from '@dinar/domain/documents/rate-history-document';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { DocumentData } from 'firebase-admin/firestore';
import { groupBy } from './group-by.ts';
import { storedPoint, storedPoints } from './history-point.ts';
import type { StoredDocument } from './rate-store.ts';
import { statsFields } from './stats-fields.ts';

/** Stored documents by path. */
export type StoredDocuments = ReadonlyMap<string, StoredDocument>;

/**
 * Every aggregate document there should be, by path, from all active rows; of what is stored only
 * live rates are kept.
 */
export function wantedAggregates(
  rows: readonly BankRate[],
  stored: StoredDocuments,
): Map<string, DocumentData> {
  return new Map([
    ...wantedStats(rows, stored),
    ...wantedSnapshots(rows),
    ...wantedHistories(rows, stored),
  ]);
}

function* wantedStats(
  rows: readonly BankRate[],
  stored: StoredDocuments,
): Iterable<[string, DocumentData]> {
  const byCurrency = groupBy(rows, (row) => row.currency);
  for (const path of stored.keys()) {
    const currency = parseForeignCurrencyCode(documentId(path));
    if (!path.startsWith(`${collection.ratesStats}/`) || currency === undefined) continue;
    if (!byCurrency.has(currency)) byCurrency.set(currency, []);
  }
  for (const [currency, own] of byCurrency) {
    const path = `${collection.ratesStats}/${currency}`;
    const fields = statsFields(currency, own, stored.get(path)?.data);
    if (fields !== undefined) yield [path, fields];
  }
}

function* wantedSnapshots(rows: readonly BankRate[]): Iterable<[string, DocumentData]> {
  for (const [id, own] of groupBy(rows, (row) => bankSnapshotId(row.bankId, row.date))) {
    const [first] = own;
    const snapshot = first && deriveBankSnapshot(first.bankId, first.date, own);
    if (snapshot) yield [`${collection.bankSnapshots}/${id}`, encodeBankSnapshot(snapshot)];
  }
}

function* wantedHistories(
  rows: readonly BankRate[],
  stored: StoredDocuments,
): Iterable<[string, DocumentData]> {
  const days = new Map<string, HistoryDay>();
  for (const day of [...storedDays(stored), ...rowDays(rows)]) days.set(day.key, day);
  for (const [id, own] of groupBy(days.values(), (day) => rateHistoryId(day.currency, day.date))) {
    const path = `${collection.rateHistory}/${id}`;
    const points = own.flatMap((day) => {
      const known = stored.get(path);
      const live = known && storedPoint(known, day.date);
      const point = deriveHistoryPoint(day.currency, day.date, day.rows, live);
      return point ? [[historyPointKey(day.date), encodeHistoryPoint(point)] as const] : [];
    });
    if (points.length > 0) yield [path, { points: Object.fromEntries(points) }];
  }
}

interface HistoryDay {
  readonly key: string;
  readonly currency: ForeignCurrencyCode;
  readonly date: RateDate;
  readonly rows: readonly BankRate[];
}

function* rowDays(rows: readonly BankRate[]): Iterable<HistoryDay> {
  for (const [key, own] of groupBy(rows, (row) => `${row.currency}_${row.date}`)) {
    const [first] = own;
    if (first) yield { key, currency: first.currency, date: first.date, rows: own };
  }
}

function* storedDays(stored: StoredDocuments): Iterable<HistoryDay> {
  for (const [path, document] of stored) {
    if (!path.startsWith(`${collection.rateHistory}/`)) continue;
    const [code = '', year = ''] = documentId(path).split('_');
    const currency = parseForeignCurrencyCode(code);
    if (currency === undefined) continue;
    for (const key of Object.keys(storedPoints(document))) {
      const date = parseRateDate(`${year}-${key}`);
      if (date) yield { key: `${currency}_${date}`, currency, date, rows: [] };
    }
  }
}
