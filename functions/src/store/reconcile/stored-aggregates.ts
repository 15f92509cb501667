import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { parseRateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { documentId } from '@dinar/domain/documents/decoded';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
} from 'firebase-admin/firestore';
import { storedPoints } from '../aggregates/history-point.ts';
import type { DaySpan } from '../aggregates/market-points.ts';
import { getDocuments } from '../documents/get-documents.ts';
import { storedDocument } from '../rate-store/firestore-rate-store.ts';
import type { StoredDocument } from '../rate-store/rate-store.ts';
import { allDays, isAmong } from './reconciled-days.ts';

/** Stored documents by path. */
export type StoredDocuments = ReadonlyMap<string, StoredDocument>;

/** Days whose aggregates are compared with their rows, with or without today's boards. */
export interface Compared {
  readonly days: DaySpan;
  readonly withBoards: boolean;
}

/**
 * Reads the stored aggregates of some days, by path: the boards, the snapshots of those days, and the whole
 * years that contain them. With the boards it includes documents with ids that no rows could produce.
 */
export async function readStoredAggregates(
  db: Firestore,
  { days, withBoards }: Compared,
): Promise<StoredDocuments> {
  const found = await Promise.all([
    withBoards ? documentsOf(db, collection.ratesStats) : [],
    readSnapshots(db, days),
    readYears(db, days),
  ]);
  return new Map(found.flat().map((entry) => [entry.ref.path, storedDocument(entry)]));
}

async function documentsOf(db: Firestore, name: string): Promise<DocumentSnapshot[]> {
  return (await db.collection(name).get()).docs;
}

async function readSnapshots(db: Firestore, { from, to }: DaySpan): Promise<DocumentSnapshot[]> {
  const all = db.collection(collection.bankSnapshots).orderBy(FieldPath.documentId()).startAt(from);
  return (await (to === allDays.to ? all : all.endAt(`${to}_~`)).get()).docs;
}

async function readYears(db: Firestore, { from, to }: DaySpan): Promise<DocumentSnapshot[]> {
  const years = { from: from.slice(0, 4), to: to.slice(0, 4) };
  const { docs } = await db.collection(collection.rateHistory).select().get();
  const asked = docs.filter(({ id }) => {
    const year = yearOfId(id);
    return year === undefined || (year >= years.from && year <= years.to);
  });
  return getDocuments(
    db,
    asked.map(({ ref }) => ref.path),
  );
}

/**
 * Returns the content of an aggregate for some days, without the day on which a year was last written;
 * undefined for a year that contains only other days.
 */
export function saidBy(
  stored: StoredDocument | undefined,
  days: DaySpan,
): DocumentData | undefined {
  if (stored?.data === undefined) return undefined;
  const isHistory = stored.path.startsWith(`${collection.rateHistory}/`);
  const year = isHistory ? yearOfId(documentId(stored.path)) : undefined;
  if (year === undefined) return stored.data;
  const all = Object.entries(storedPoints(stored));
  const own = all.filter(([key]) => {
    const day = parseRateDate(`${year}-${key}`);
    return day !== undefined && isAmong(days, day);
  });
  return own.length === 0 && all.length > 0 ? undefined : { points: Object.fromEntries(own) };
}

/** Returns the year in a history's id, such as 'EUR_2026'; undefined for an id that no rows could produce. */
function yearOfId(id: string): string | undefined {
  const [currency = '', year = '', ...rest] = id.split('_');
  const isYear = parseForeignCurrencyCode(currency) === currency && /^\d{4}$/.test(year);
  return isYear && rest.length === 0 ? year : undefined;
}
