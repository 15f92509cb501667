import { collection } from '@dinar/domain/documents/collections';
import { type DecodedResource, decodeResource } from '@dinar/domain/documents/decode-resource';
import {
  type Resource,
  type ResourceKind,
  resourceKey,
  resourceLimits,
} from '@dinar/domain/page/page-resources';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';

/** A resource of the pages, read once. */
export async function readResource(
  db: Firestore,
  resource: Resource,
): Promise<DecodedResource<ResourceKind>> {
  const found = await queryOf(db, resource).limit(resourceLimits[resource.kind]).get();
  const documents = found.docs.map((entry) => ({ path: entry.ref.path, data: entry.data() }));
  return decodeResource(resource.kind, resourceKey(resource), documents);
}

function queryOf(db: Firestore, resource: Resource): Query {
  switch (resource.kind) {
    case 'coins':
      return db.collection(collection.coins);
    case 'news':
      return db.collection(collection.news).orderBy('date', 'desc');
    case 'snapshots':
      return db
        .collection(collection.bankSnapshots)
        .where('bankId', '==', resource.bank)
        .orderBy('date', 'desc');
    case 'history':
      return db
        .collection(collection.rateHistory)
        .orderBy(FieldPath.documentId())
        .startAt(`${resource.currency}_0000`)
        .endAt(`${resource.currency}_9999`);
  }
}
