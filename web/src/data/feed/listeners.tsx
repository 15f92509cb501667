import type { Resource, ResourceEntry } from '@dinar/site/delivery/page-resources';
import type { Firestore } from 'firebase/firestore';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useFirestore, useObservable } from 'reactfire';
import { throttle } from '../../ui/browser/throttle.ts';
import { ErrorBoundary } from '../../ui/panel/error-boundary.tsx';
import type { Listening } from '../store/listenings.ts';
import type { PageStore } from '../store/page-store.ts';
import { continuationOf, entryReader, isInPage, maxStartAgeMs } from './continuation.ts';
import { type ListenedDocuments, listenTo, readDocuments, referenceOf } from './read-documents.ts';

// More frequent updates do not help a visitor, and each one costs a phone a render.
const publishPeriodMs = 1000;

/** Listens to each requested resource separately, so that a refused one does not affect the others. */
export function Listeners({ store }: { store: PageStore }) {
  const firestore = useFirestore();
  const requested = useSyncExternalStore(store.subscribe, store.getListenings);
  useRenderOnce(maxStartAgeMs);

  useEffect(() => {
    store.setReader((resource) => readOnce(firestore, store, resource));
    return () => store.setReader(undefined);
  }, [firestore, store]);

  return requested
    .filter((listening) => !isInPage(store, listening))
    .map((listening) => (
      <ErrorBoundary
        key={listening.id}
        fallback={null}
        onError={() => store.fail(listening.resource, 'refused')}
      >
        <Listener listening={listening} store={store} />
      </ErrorBoundary>
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

function Listener({ listening, store }: { listening: Listening; store: PageStore }) {
  const { id, resource, signal } = listening;
  const firestore = useFirestore();
  const [continuation, setContinuation] = useState(() => continuationOf(store, resource));
  const answers = useMemo(
    () => listenTo(referenceOf(firestore, resource, continuation?.part), signal),
    [firestore, resource, continuation, signal],
  );
  const { data: answer } = useObservable(`${id}${continuation ? '' : ' whole'}`, answers);

  const publisher = useMemo(() => {
    const entryOf = entryReader(store, resource, continuation);
    // The SDK first answers from its memory cache: with nothing, or with what other listeners have read, which of a
    // whole list may be a part.
    let isWhole = continuation !== undefined;
    return throttle(publishPeriodMs, ({ documents, isSynced }: ListenedDocuments) => {
      isWhole ||= isSynced;
      const hasValues = isSynced || (isWhole && documents.length > 0);
      const entry = hasValues ? entryOf(documents) : undefined;
      if (entry) store.receive(entry, isSynced);
      else if (isSynced) setContinuation(undefined);
      if (resource.kind === 'board') store.changeLink(isSynced ? 'synced' : 'lost');
    });
  }, [store, resource, continuation]);
  useEffect(() => publisher.cancel, [publisher]);
  useEffect(() => {
    if (answer) publisher.push(answer);
  }, [answer, publisher]);

  return null;
}

async function readOnce(
  firestore: Firestore,
  store: PageStore,
  resource: Resource,
): Promise<ResourceEntry> {
  const continuation = continuationOf(store, resource);
  const changed = continuation && referenceOf(firestore, resource, continuation.part);
  const entry = changed && entryReader(store, resource, continuation)(await readDocuments(changed));
  if (entry) return entry;
  const whole = entryReader(store, resource)(await readDocuments(referenceOf(firestore, resource)));
  if (!whole) throw new Error(`The documents of ${resource.kind} cannot be read whole`);
  return whole;
}
