import { decodeResource } from '@dinar/domain/documents/decode-resource';
import { type Resource, type ResourceEntry, resourceKey } from '@dinar/domain/page/page-resources';
import { getDocsFromServer, type QuerySnapshot } from 'firebase/firestore';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { forgetFailedObservables } from './forget-failed-observables.ts';
import { resourceQuery } from './resource-query.ts';
import type { ResourceReader, ResourceStore } from './resource-store.ts';

/** Listens to all that was asked of the store, each on its own: one that is refused harms no other. */
export function ResourceListeners({ store }: { store: ResourceStore }) {
  const firestore = useFirestore();
  const asked = useSyncExternalStore(store.subscribe, store.getAsked);

  useEffect(() => {
    const read: ResourceReader = async (resource) =>
      entryIn(resource, await getDocsFromServer(resourceQuery(firestore, resource)));
    store.setReader(read);
    return () => store.setReader(undefined);
  }, [firestore, store]);

  return asked.map((resource) => (
    <GuardedListener key={resourceKey(resource)} resource={resource} store={store} />
  ));
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
      <ResourceListener resource={resource} store={store} />
    </ErrorBoundary>
  );
}

function ResourceListener({ resource, store }: ListenerProps) {
  const firestore = useFirestore();
  const query = useMemo(() => resourceQuery(firestore, resource), [firestore, resource]);
  const { data: snapshot } = useFirestoreCollection(query);

  useEffect(() => {
    if (!snapshot) return;
    // Without a connection the SDK first answers from its empty memory: that is no news.
    if (snapshot.metadata.fromCache && snapshot.empty) return;
    store.receive(entryIn(resource, snapshot));
  }, [snapshot, resource, store]);

  return null;
}

function entryIn(resource: Resource, snapshot: QuerySnapshot): ResourceEntry {
  const documents = snapshot.docs.map((entry) => ({ path: entry.ref.path, data: entry.data() }));
  return decodeResource(resource.kind, resourceKey(resource), documents).entry;
}
