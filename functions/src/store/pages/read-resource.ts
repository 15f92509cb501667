import { utcDay } from '@dinar/domain/days/rate-date';
import type { DecodeProblem } from '@dinar/domain/documents/decoded';
import { resourceDecoder, rowOf } from '@dinar/site/delivery/decode-resource';
import {
  type Resource,
  type ResourceEntry,
  type ResourceKind,
  resourceKey,
} from '@dinar/site/delivery/page-resources';
import type { DocumentList, ResourceSource } from '@dinar/site/delivery/resource-table';
import { FieldPath, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';

/** A resource that was read. */
export interface ReadResource<Kind extends ResourceKind> {
  readonly entry: ResourceEntry<Kind>;
  /** The documents that could not be decoded, left out of the entry. */
  readonly problems: readonly DecodeProblem[];
  /** The instant of the reading, at which other resources can be read too. */
  readonly readAt: Timestamp;
}

/** Reads a resource of the pages once, as it is now or as it was at an instant of the last hour. */
export async function readResource<Kind extends ResourceKind>(
  db: Firestore,
  resource: Resource<Kind> & Resource,
  at?: Timestamp,
): Promise<ReadResource<Kind>> {
  const { source, continuesBy } = rowOf(resource);
  const today = utcDay(new Date());
  const { docs, readTime } = await find(db, source(resource, today), at);
  const documents = docs.map((entry) => ({ path: entry.ref.path, data: entry.data() }));
  const { value, problems } = resourceDecoder(resource, today)(documents);
  // No listener continues by the instant of a change that a document lacks: its query would not find it.
  const isKnown =
    continuesBy !== 'changedAt' || docs.every((each) => each.get('changedAt') instanceof Timestamp);
  const kind: Kind = resource.kind;
  const entry = { kind, key: resourceKey(resource), value };
  return {
    entry: isKnown ? { ...entry, asOf: readTime.toDate() } : entry,
    problems,
    readAt: readTime,
  };
}

async function find(db: Firestore, source: ResourceSource, at: Timestamp | undefined) {
  const past = at && ({ readOnly: true, readTime: at } as const);
  if (!('path' in source)) {
    const query = listQuery(db, source);
    return past ? db.runTransaction((reading) => reading.get(query), past) : query.get();
  }
  const ref = db.doc(source.path);
  const found = await (past ? db.runTransaction((reading) => reading.get(ref), past) : ref.get());
  return { docs: found.exists ? [found] : [], readTime: found.readTime };
}

function listQuery(db: Firestore, list: DocumentList): Query {
  let query: Query = db.collection(list.collection);
  if (list.where) query = query.where(list.where[0], '==', list.where[1]);
  if (list.newestBy) query = query.orderBy(list.newestBy, 'desc');
  if (list.ids) {
    query = query.orderBy(FieldPath.documentId()).startAt(list.ids[0]).endAt(list.ids[1]);
  }
  return query.limit(list.limit);
}
