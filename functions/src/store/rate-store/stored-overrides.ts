import {
  correctRates,
  type LocatedOverride,
  type LocatedRate,
  type RatesByDay,
} from '@dinar/domain/aggregates/correct-rates';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { decodeRateOverride } from '@dinar/domain/documents/rate-override-document';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import type { DayRange, StoredDocument } from './rate-store.ts';

/**
 * What staff may write for a correction without an end. No day follows it on which the source's rates could be
 * judged again, and to ask for one would stop every rebuild and reading of that week's rates.
 */
const noEnd = '9999-12-31';

/** Returns the overrides among documents of `rate-overrides`; skips one whose id is not that of a rate. */
export function storedOverrides(
  documents: readonly Pick<StoredDocument, 'path' | 'data'>[],
): LocatedOverride[] {
  return documents.flatMap(({ path, data }) => {
    const decoded = decodeRateOverride(path, data);
    if (!decoded.ok) return [];
    const { until, ...endless } = decoded.value;
    return [{ path, override: until === noEnd ? endless : decoded.value }];
  });
}

/** Returns the query for every override, or for those of some days' rates: their ids begin with the day. */
export function overridesQuery(db: Firestore, { fromDate, toDate }: DayRange = {}): Query {
  let query: Query = db.collection(collection.rateOverrides);
  if (fromDate !== undefined) query = query.where(FieldPath.documentId(), '>=', fromDate);
  // Ids continue with '_' after the day, and '`' is the character after '_'.
  if (toDate !== undefined) query = query.where(FieldPath.documentId(), '<', `${toDate}\``);
  return query;
}

/** Reads every override, or those of some days' rates, outside a transaction. */
export async function readOverrides(db: Firestore, days?: DayRange): Promise<LocatedOverride[]> {
  const { docs } = await overridesQuery(db, days).get();
  return storedOverrides(docs.map((each) => ({ path: each.ref.path, data: each.data() })));
}

/** Returns rates that were read outside a transaction, corrected by their days' overrides from `today` on. */
export async function asCorrected(
  db: Firestore,
  rates: readonly LocatedRate[],
  today: RateDate,
  days?: DayRange,
): Promise<RatesByDay> {
  return correctRates(rates, await readOverrides(db, days), today);
}
