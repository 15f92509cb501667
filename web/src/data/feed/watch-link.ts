import { onSnapshot, type Query } from 'firebase/firestore';

/**
 * Reports whether the query's listener is in step with the server, now and at each change.
 *
 * reactfire does not pass on changes of metadata alone. Listening to the same query a second time
 * shares its target on the wire, so this costs no read.
 */
export function watchLink(query: Query, onChange: (up: boolean) => void): () => void {
  let inStep = true;
  let reported: boolean | undefined;
  const report = () => {
    const up = inStep && navigator.onLine;
    if (up !== reported) onChange(up);
    reported = up;
  };
  const stop = onSnapshot(
    query,
    { includeMetadataChanges: true },
    (snapshot) => {
      inStep = !snapshot.metadata.fromCache;
      report();
    },
    // reactfire's own listener on this query fails in the same moment, and its boundary shows it.
    () => undefined,
  );
  addEventListener('online', report);
  addEventListener('offline', report);
  return () => {
    stop();
    removeEventListener('online', report);
    removeEventListener('offline', report);
  };
}
