import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { addDays, parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { centralOf } from '@dinar/domain/rates/rate-history';
import { maxReferenceAgeDays } from '@dinar/domain/rates/rate-references';
import type { Firestore } from 'firebase-admin/firestore';
import { storedPoint } from '../aggregates/history-point.ts';
import { type DaySpan, historyPaths } from '../aggregates/market-points.ts';
import { getDocuments } from '../documents/get-documents.ts';
import { quotedCurrencies } from '../ingest/stored-central-days.ts';
import { storedDocument } from '../rate-store/firestore-rate-store.ts';
import type { StoredDocument } from '../rate-store/rate-store.ts';

/** Returns the path of a requested month's record, which lists the days that the archive does not have. */
export function monthRecordPath(month: string): string {
  return `${collection.system}/central-archive/months/${month}`;
}

/** Returns the paths of the years that contain these days and the week before them. */
export function yearsAround(currency: ForeignCurrencyCode, { from, to }: DaySpan): string[] {
  return historyPaths(currency, { from: addDays(from, -maxReferenceAgeDays), to });
}

/** The days of a month with a stored central rate, and those that the archive does not have. */
export interface KnownDays {
  readonly stored: ReadonlySet<RateDate>;
  readonly absent: ReadonlySet<RateDate>;
}

/** Reads the known days of one month; no job requests them again. */
export async function readKnownDays(
  db: Firestore,
  month: string,
  days: readonly RateDate[],
): Promise<KnownDays> {
  const year = month.slice(0, 4);
  const paths = quotedCurrencies.map((code) => `${collection.rateHistory}/${code}_${year}`);
  const [record, ...documents] = await getDocuments(db, [monthRecordPath(month), ...paths]);
  const years = documents.map(storedDocument);
  return {
    stored: new Set(days.filter((day) => years.some((stored) => isKnown(stored, day)))),
    absent: new Set(absentDays(record?.data())),
  };
}

/** Returns the absent days in a month's record. */
export function absentDays(record: { readonly absent?: unknown } | undefined): RateDate[] {
  const named = record?.absent;
  if (!Array.isArray(named)) return [];
  return named.flatMap((day) => parseRateDate(String(day)) ?? []);
}

function isKnown(stored: StoredDocument, day: RateDate): boolean {
  const point = storedPoint(stored, day);
  return point !== undefined && centralOf(point) !== undefined;
}
