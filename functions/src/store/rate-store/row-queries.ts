import { documentId } from '@dinar/domain/documents/decoded';
import type { DocumentData } from 'firebase-admin/firestore';
import type { DayRange, RowQuery } from './rate-store.ts';

/** Returns whether a query finds a document of `bank-rates`, by its canonical fields. */
export function findsRow(query: RowQuery, data: DocumentData): boolean {
  const isEqual = (['currency', 'bankId', 'date', 'status'] as const).every(
    (field) => query[field] === undefined || data[field] === query[field],
  );
  const { fromDate, toDate } = query;
  if (fromDate !== undefined && !(data.date >= fromDate)) return false;
  return isEqual && (toDate === undefined || data.date <= toDate);
}

/** Returns whether the result of one query contains every row that another would find. */
export function coversQuery(read: RowQuery, wanted: RowQuery): boolean {
  const isAsBroad = (['currency', 'bankId', 'status'] as const).every(
    (field) => read[field] === undefined || read[field] === wanted[field],
  );
  // A day and a range together may find less than either.
  const isPlain = read.date === undefined || (read.fromDate ?? read.toDate) === undefined;
  return isAsBroad && isPlain && coversDays(daysOf(read), daysOf(wanted));
}

/**
 * Returns whether a document of `rate-overrides` applies to a rate of these days: its id begins with the
 * day.
 */
export function findsOverride({ fromDate, toDate }: DayRange, path: string): boolean {
  const day = documentId(path).slice(0, 10);
  return (fromDate === undefined || day >= fromDate) && (toDate === undefined || day <= toDate);
}

export function coversDays(read: DayRange, wanted: DayRange): boolean {
  const beginsInTime =
    read.fromDate === undefined ||
    (wanted.fromDate !== undefined && wanted.fromDate >= read.fromDate);
  const endsInTime =
    read.toDate === undefined || (wanted.toDate !== undefined && wanted.toDate <= read.toDate);
  return beginsInTime && endsInTime;
}

function daysOf({ date, fromDate, toDate }: RowQuery): DayRange {
  return date === undefined ? { fromDate, toDate } : { fromDate: date, toDate: date };
}
