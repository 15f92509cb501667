import { utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import {
  type DecodedResource,
  decodeResource,
  type RawDocument,
} from '@dinar/site/delivery/decode-resource';
import {
  documentPath,
  isOneDocument,
  type ListedResource,
} from '@dinar/site/delivery/one-document';
import {
  firstYearId,
  type Resource,
  type ResourceKind,
  resourceLimits,
} from '@dinar/site/delivery/page-resources';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { listeningStart } from './listening-start.ts';
import { type PageReader, presentReader } from './page-reader.ts';

/** Reads a resource of the pages once, at the instant of the reader. */
export async function readResource(
  db: Firestore,
  resource: Resource,
  reader: PageReader = presentReader,
): Promise<DecodedResource<ResourceKind>> {
  const { documents, asOf } = await readDocuments(db, resource, reader);
  const decoded = decodeResource(resource, documents);
  return { ...decoded, entry: { ...decoded.entry, ...(asOf && { asOf }) } };
}

interface FoundDocuments {
  readonly documents: readonly RawDocument[];
  readonly asOf?: Date | undefined;
}

async function readDocuments(
  db: Firestore,
  resource: Resource,
  reader: PageReader,
): Promise<FoundDocuments> {
  if (isOneDocument(resource)) {
    const found = await reader.document(db.doc(documentPath(resource)));
    const documents = found.exists ? [{ path: found.ref.path, data: found.data() }] : [];
    return { documents, asOf: found.readTime.toDate() };
  }
  const found = await reader.query(queryOf(db, resource).limit(resourceLimits[resource.kind]));
  return {
    documents: found.docs.map((entry) => ({ path: entry.ref.path, data: entry.data() })),
    // Of these resources only coins are queried by the instant of their change.
    asOf: resource.kind === 'coins' ? listeningStart(found) : found.readTime.toDate(),
  };
}

function queryOf(db: Firestore, resource: ListedResource): Query {
  switch (resource.kind) {
    case 'coins':
      return db.collection(collection.coins);
    case 'news':
      return db.collection(collection.news).orderBy('date', 'desc');
    case 'snapshots':
    case 'bankPast':
      return db
        .collection(collection.bankSnapshots)
        .where('bankId', '==', resource.bank)
        .orderBy('date', 'desc');
    case 'history':
    case 'past':
    case 'recent':
      return db
        .collection(collection.rateHistory)
        .orderBy(FieldPath.documentId())
        .startAt(firstYearId(resource, utcDay(new Date())))
        .endAt(`${resource.currency}_9999`);
  }
}
