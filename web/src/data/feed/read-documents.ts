import { utcDay } from '@dinar/domain/days/rate-date';
import { type RawDocument, rowOf } from '@dinar/site/delivery/decode-resource';
import type { Resource } from '@dinar/site/delivery/page-resources';
import {
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  type Query,
  type QueryFieldFilterConstraint,
  type QuerySnapshot,
  snapshotEqual,
} from 'firebase/firestore';
import { Observable } from 'rxjs';
import { siteNow } from '../../ui/clock/site-clock.ts';
import { listQuery } from './list-query.ts';

type Reference = DocumentReference | Query;

/** The documents of a resource, and whether they are in sync with the server. */
export interface ListenedDocuments {
  readonly documents: readonly RawDocument[];
  readonly isSynced: boolean;
}

/** Returns the reference of a resource's documents, or of the part of them that may have changed. */
export function referenceOf(
  firestore: Firestore,
  resource: Resource,
  part?: readonly QueryFieldFilterConstraint[],
): Reference {
  const source = rowOf(resource).source(resource, utcDay(siteNow()));
  return 'path' in source ? doc(firestore, source.path) : listQuery(firestore, source, part);
}

/** Reads documents from the server once. */
export async function readDocuments(reference: Reference): Promise<readonly RawDocument[]> {
  const snapshot =
    reference.type === 'document'
      ? await getDocFromServer(reference)
      : await getDocsFromServer(reference);
  return foundIn(snapshot).map(rawOf);
}

/**
 * Listens to documents until the signal aborts, and reports a lost or restored connection too. reactfire 4.2
 * keeps its own listeners for the life of the page; this observable it only subscribes to.
 */
export function listenTo(reference: Reference, signal: AbortSignal): Observable<ListenedDocuments> {
  return new Observable((subscriber) => {
    const rawDocuments = rawDocumentReader();
    const onNext = (snapshot: DocumentSnapshot | QuerySnapshot) =>
      subscriber.next({
        documents: rawDocuments(foundIn(snapshot)),
        isSynced: !snapshot.metadata.fromCache,
      });
    const onError = (error: unknown) => subscriber.error(error);
    const options = { includeMetadataChanges: true };
    const stop =
      reference.type === 'document'
        ? onSnapshot(reference, options, onNext, onError)
        : onSnapshot(reference, options, onNext, onError);
    signal.addEventListener('abort', () => {
      stop();
      subscriber.complete();
    });
    return stop;
  });
}

function foundIn(snapshot: DocumentSnapshot | QuerySnapshot): readonly DocumentSnapshot[] {
  if ('docs' in snapshot) return snapshot.docs;
  return snapshot.exists() ? [snapshot] : [];
}

function rawOf(entry: DocumentSnapshot): RawDocument {
  return { path: entry.ref.path, data: entry.data() };
}

// An unchanged document keeps its object through successive snapshots, so that it is decoded once.
function rawDocumentReader(): (found: readonly DocumentSnapshot[]) => readonly RawDocument[] {
  let known = new Map<string, { entry: DocumentSnapshot; raw: RawDocument }>();
  return (found) => {
    const read = found.map((entry) => {
      const before = known.get(entry.ref.path);
      return before && snapshotEqual(before.entry, entry) ? before : { entry, raw: rawOf(entry) };
    });
    known = new Map(read.map((one) => [one.raw.path, one]));
    return read.map(({ raw }) => raw);
  };
}
