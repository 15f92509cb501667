import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  Change,
  type FirestoreAuthEvent,
  type FirestoreEvent,
} from 'firebase-functions/v2/firestore';

type Facts = Omit<FirestoreEvent<undefined, { id: string }>, 'data'>;

let events = 0;

/** The event of one write to a document, as the platform delivers it. */
export function writtenEvent(
  before: DocumentSnapshot,
  after: DocumentSnapshot,
): FirestoreAuthEvent<Change<DocumentSnapshot> | undefined, { id: string }> {
  const facts = eventFacts('google.cloud.firestore.document.v1.written', after);
  return {
    ...facts,
    authType: 'unknown',
    authId: 'amel@example.tn',
    data: new Change(before, after),
  };
}

/** The event of one document's creation. */
export function createdEvent(
  created: QueryDocumentSnapshot,
): FirestoreEvent<QueryDocumentSnapshot | undefined, { id: string }> {
  const facts = eventFacts('google.cloud.firestore.document.v1.created', created);
  return { ...facts, data: created };
}

function eventFacts(type: string, { ref }: DocumentSnapshot): Facts {
  events += 1;
  return {
    specversion: '1.0',
    id: `event/${events}`,
    source: '//firestore.googleapis.com/projects/demo-dinar/databases/(default)',
    type,
    time: new Date().toISOString(),
    location: 'europe-west1',
    project: 'demo-dinar',
    database: '(default)',
    namespace: '(default)',
    document: ref.path,
    params: { id: decoded(ref.id) },
  };
}

// As firebase-functions fills in a parameter, so that a test with `%` in an id sees what production sees.
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch (error) {
    if (error instanceof URIError) return id;
    throw error;
  }
}
