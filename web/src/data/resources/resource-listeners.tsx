import { decodeResource, type RawDocument } from '@dinar/site/delivery/decode-resource';
import {
  documentPath,
  isOneDocument,
  type ListedResource,
  type OneDocument,
} from '@dinar/site/delivery/one-document';
import {
  type Resource,
  type ResourceEntry,
  resourceKey,
} from '@dinar/site/delivery/page-resources';
import {
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
} from 'firebase/firestore';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useFirestore, useFirestoreCollection, useFirestoreDoc } from 'reactfire';
import { ErrorBoundary } from '../../ui/panel/error-boundary.tsx';
import { forgetFailedObservables } from '../feed/forget-failed-observables.ts';
import { maxStartAgeMs } from '../feed/listening-start.ts';
import { resourceQuery } from './resource-query.ts';
import { isInPage, startOf } from './resource-start.ts';
import type { ResourceReader, ResourceStore } from './resource-store.ts';

/** Listens to each requested resource separately, so that a refused one does not affect the others. */
export function ResourceListeners({ store }: { store: ResourceStore }) {
  const firestore = useFirestore();
  const asked = useSyncExternalStore(store.subscribe, store.getAsked);
  useRenderOnce(maxStartAgeMs);

  useEffect(() => {
    const read: ResourceReader = async (resource) =>
      entryIn(resource, await readDocuments(firestore, resource));
    store.setReader(read);
    return () => store.setReader(undefined);
  }, [firestore, store]);

  return asked
    .filter((resource) => !isInPage(store, resource))
    .map((resource) => (
      <GuardedListener key={resourceKey(resource)} resource={resource} store={store} />
    ));
}

// Renders again once the page's values have expired, so that a long visit also listens to headlines and
// prices.
function useRenderOnce(afterMs: number) {
  const [, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), afterMs + 1000);
    return () => clearTimeout(timer);
  }, [afterMs]);
}

interface ListenerProps {
  readonly resource: Resource;
  readonly store: ResourceStore;
}

function GuardedListener({ resource, store }: ListenerProps) {
  const key = resourceKey(resource);
  const attempt = useSyncExternalStore(store.subscribe, () => store.getAttempt(key));
  return (
    <ErrorBoundary
      key={attempt}
      fallback={null}
      onError={() => {
        forgetFailedObservables();
        store.fail(resource);
      }}
    >
      {isOneDocument(resource) ? (
        <DocumentListener resource={resource} store={store} />
      ) : (
        <ListListener resource={resource} store={store} />
      )}
    </ErrorBoundary>
  );
}

function ListListener({ resource, store }: ListenerProps & { resource: ListedResource }) {
  const firestore = useFirestore();
  const [start, setStart] = useState(() => startOf(store, resource));
  const query = useMemo(
    () => resourceQuery(firestore, resource, start?.part),
    [firestore, resource, start],
  );
  const { data: snapshot } = useFirestoreCollection(query);

  useEffect(() => {
    if (!snapshot) return;
    // Without a connection the SDK first answers from its empty memory cache, which has no new values.
    if (snapshot.metadata.fromCache && snapshot.empty) return;
    const entry = start
      ? start.complete(rawDocuments(snapshot.docs))
      : entryIn(resource, snapshot.docs);
    if (entry) store.receive(entry);
    else setStart(undefined);
  }, [snapshot, resource, start, store]);

  return null;
}

function DocumentListener({ resource, store }: ListenerProps & { resource: OneDocument }) {
  const firestore = useFirestore();
  const reference = useMemo(() => doc(firestore, documentPath(resource)), [firestore, resource]);
  const { data: snapshot } = useFirestoreDoc(reference);

  useEffect(() => {
    if (!snapshot) return;
    if (snapshot.metadata.fromCache && !snapshot.exists()) return;
    store.receive(entryIn(resource, existing(snapshot)));
  }, [snapshot, resource, store]);

  return null;
}

async function readDocuments(
  firestore: Firestore,
  resource: Resource,
): Promise<readonly DocumentSnapshot[]> {
  if (isOneDocument(resource)) {
    return existing(await getDocFromServer(doc(firestore, documentPath(resource))));
  }
  return (await getDocsFromServer(resourceQuery(firestore, resource))).docs;
}

function existing(snapshot: DocumentSnapshot): readonly DocumentSnapshot[] {
  return snapshot.exists() ? [snapshot] : [];
}

function entryIn(resource: Resource, found: readonly DocumentSnapshot[]): ResourceEntry {
  return decodeResource(resource, rawDocuments(found)).entry;
}

function rawDocuments(found: readonly DocumentSnapshot[]): readonly RawDocument[] {
  return found.map((entry) => ({ path: entry.ref.path, data: entry.data() }));
}
