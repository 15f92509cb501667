import { utcDay } from '@dinar/domain/days/rate-date';
import { collection as collections } from '@dinar/domain/documents/collections';
import type { ListedResource } from '@dinar/site/delivery/one-document';
import { firstYearId, resourceLimits } from '@dinar/site/delivery/page-resources';
import {
  collection,
  documentId,
  endAt,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryFieldFilterConstraint,
  query,
  startAt,
  where,
} from 'firebase/firestore';
import { siteNow } from '../../ui/clock/site-clock.ts';

/** Returns the query of a resource, or of the part of it that may have changed, with a limit. */
export function resourceQuery(
  firestore: Firestore,
  resource: ListedResource,
  part: readonly QueryFieldFilterConstraint[] = [],
): Query {
  const most = limit(resourceLimits[resource.kind]);
  switch (resource.kind) {
    case 'coins':
      return query(collection(firestore, collections.coins), ...part, most);
    case 'news':
      return query(collection(firestore, collections.news), orderBy('date', 'desc'), most);
    case 'snapshots':
    case 'bankPast':
      return query(
        collection(firestore, collections.bankSnapshots),
        where('bankId', '==', resource.bank),
        ...part,
        orderBy('date', 'desc'),
        most,
      );
    case 'history':
    case 'past':
    case 'recent':
      // Selects the years of a currency by id, EUR_2025 and EUR_2026, so the query stays the same for a whole
      // year.
      return query(
        collection(firestore, collections.rateHistory),
        orderBy(documentId()),
        startAt(firstYearId(resource, utcDay(siteNow()))),
        endAt(`${resource.currency}_9999`),
        most,
      );
  }
}
