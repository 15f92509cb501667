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

/** The query behind a resource, or behind the part of it that may have changed; bounded. */
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
      // The years of one currency by their ids, EUR_2025 and EUR_2026: the same query for a whole year.
      return query(
        collection(firestore, collections.rateHistory),
        orderBy(documentId()),
        startAt(firstYearId(resource, utcDay(siteNow()))),
        endAt(`${resource.currency}_9999`),
        most,
      );
  }
}
