import { onSnapshot, type Query } from 'firebase/firestore';

/**
 * Reports whether the query's listener is in sync with the server and the browser online, first and at each
 * change.
 *
 * reactfire does not pass on changes of metadata alone. A second listener on the same query shares its target
 * on the wire, so it costs no read.
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
    // reactfire's own listener on this query fails at the same time, and its error boundary handles the
    // failure.
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
