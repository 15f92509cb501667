import { deriveHistoryPoint, pointDaysOf } from '@dinar/domain/aggregates/derive-history-point';
import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { firstDayInForce } from '@dinar/domain/days/in-force';
import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { documentId } from '@dinar/domain/documents/decoded';
import {
  encodeHistoryPoint,
  historyPointKey,
  rateHistoryId,
} from '@dinar/domain/documents/rate-history-document';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { DocumentData } from 'firebase-admin/firestore';
import { storedDates, storedPoint } from '../aggregates/history-point.ts';
import type { DaySpan } from '../aggregates/market-points.ts';
import { groupBy } from '../documents/group-by.ts';
import { isAmong } from './reconciled-days.ts';
import type { StoredDocuments } from './stored-aggregates.ts';

/**
 * Derives the points of some days in every currency's years, by path, from active rows and stored live
 * rates.
 */
export function* wantedHistories(
  rows: readonly BankRate[],
  stored: StoredDocuments,
  today: RateDate,
  span: DaySpan,
): Iterable<[string, DocumentData]> {
  const rowsOf = groupBy(rows, dayKey);
  const days = new Map<string, HistoryDay>();
  for (const day of [...storedDays(stored), ...daysOfRows(rows, today)]) {
    if (isAmong(span, day.date)) days.set(dayKey(day), day);
  }
  for (const [id, own] of groupBy(days.values(), (day) => rateHistoryId(day.currency, day.date))) {
    const path = `${collection.rateHistory}/${id}`;
    const points = own.flatMap(({ currency, date }) => {
      const known = stored.get(path);
      const live = known && storedPoint(known, date);
      const counted = date > today ? [] : rowsOfPoint(rowsOf, currency, date);
      const point = deriveHistoryPoint(currency, date, counted, live);
      return point ? [[historyPointKey(date), encodeHistoryPoint(point)] as const] : [];
    });
    if (points.length > 0) yield [path, { points: Object.fromEntries(points) }];
  }
}

interface HistoryDay {
  readonly currency: ForeignCurrencyCode;
  readonly date: RateDate;
}

function dayKey({ currency, date }: HistoryDay): string {
  return `${currency}_${date}`;
}

function* daysOfRows(rows: readonly BankRate[], today: RateDate): Iterable<HistoryDay> {
  for (const [, [row]] of groupBy(rows, dayKey)) {
    // A day far ahead, mistyped, has points that no calendar has.
    if (row === undefined || row.date > today) continue;
    for (const date of pointDaysOf(row.date)) {
      if (date <= today) yield { currency: row.currency, date };
    }
  }
}

function rowsOfPoint(
  rowsOf: ReadonlyMap<string, readonly BankRate[]>,
  currency: ForeignCurrencyCode,
  date: RateDate,
): BankRate[] {
  const rows: BankRate[] = [];
  // Only beside a row of its day do the boards before count: most days of an archive have none.
  if (!rowsOf.has(dayKey({ currency, date }))) return rows;
  for (let day = firstDayInForce(date); day <= date; day = addDays(day, 1)) {
    rows.push(...(rowsOf.get(dayKey({ currency, date: day })) ?? []));
  }
  return rows;
}

function* storedDays(stored: StoredDocuments): Iterable<HistoryDay> {
  for (const [path, document] of stored) {
    if (!path.startsWith(`${collection.rateHistory}/`)) continue;
    const [code = ''] = documentId(path).split('_');
    const currency = parseForeignCurrencyCode(code);
    if (currency === undefined) continue;
    for (const date of storedDates(document)) yield { currency, date };
  }
}
