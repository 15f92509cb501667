import { collection, healthPath } from '@dinar/domain/documents/collections';
import { type DecodedResource, decodeResource } from '@dinar/site/delivery/decode-resource';
import {
  type Resource,
  type ResourceKind,
  resourceKey,
  resourceLimits,
} from '@dinar/site/delivery/page-resources';
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';

/** A resource of the pages, read once. */
export async function readResource(
  db: Firestore,
  resource: Resource,
): Promise<DecodedResource<ResourceKind>> {
  const found = await readDocuments(db, resource);
  const documents = found.map((entry) => ({ path: entry.ref.path, data: entry.data() }));
  return decodeResource(resource.kind, resourceKey(resource), documents);
}

async function readDocuments(
  db: Firestore,
  resource: Resource,
): Promise<readonly DocumentSnapshot[]> {
  if (resource.kind === 'health') {
    const found = await db.doc(healthPath).get();
    return found.exists ? [found] : [];
  }
  return (await queryOf(db, resource).limit(resourceLimits[resource.kind]).get()).docs;
}

function queryOf(db: Firestore, resource: Resource<Exclude<ResourceKind, 'health'>>): Query {
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
