import {
  correctRates,
  type LocatedOverride,
  type LocatedRate,
} from '@dinar/domain/aggregates/correct-rates';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { decodeRateOverride } from '@dinar/domain/documents/rate-override-document';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import type { DayRange, StoredDocument } from './rate-store.ts';

/** The overrides among documents of `rate-overrides`; one whose id names no rate changes nothing. */
export function storedOverrides(
  documents: readonly Pick<StoredDocument, 'path' | 'data'>[],
): LocatedOverride[] {
  return documents.flatMap(({ path, data }) => {
    const decoded = decodeRateOverride(path, data);
    return decoded.ok ? [{ path, override: decoded.value }] : [];
  });
}

/** Every override, or those of the rates of some days: their ids begin with the day. */
export function overridesQuery(db: Firestore, { fromDate, toDate }: DayRange = {}): Query {
  let query: Query = db.collection(collection.rateOverrides);
  if (fromDate !== undefined) query = query.where(FieldPath.documentId(), '>=', fromDate);
  // After the day and its bank: '`' is the sign after '_'.
  if (toDate !== undefined) query = query.where(FieldPath.documentId(), '<', `${toDate}\``);
  return query;
}

/** Rates read outside a transaction, as the overrides of their days correct them on a day. */
export async function asCorrected(
  db: Firestore,
  rates: readonly LocatedRate[],
  today: RateDate,
  days: DayRange = {},
): Promise<LocatedRate[]> {
  const { docs } = await overridesQuery(db, days).get();
  const documents = docs.map((each) => ({ path: each.ref.path, data: each.data() }));
  return correctRates(rates, storedOverrides(documents), today);
}
