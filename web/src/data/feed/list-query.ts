import type { DocumentList } from '@dinar/site/delivery/resource-table';
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

/** Returns the query of a list, or of the part of it that may have changed. */
export function listQuery(
  firestore: Firestore,
  list: DocumentList,
  part: readonly QueryFieldFilterConstraint[] = [],
): Query {
  return query(
    collection(firestore, list.collection),
    ...(list.where ? [where(list.where[0], '==', list.where[1])] : []),
    ...part,
    ...(list.newestBy ? [orderBy(list.newestBy, 'desc')] : []),
    ...(list.ids ? [orderBy(documentId()), startAt(list.ids[0]), endAt(list.ids[1])] : []),
    limit(list.limit),
  );
}
