import { onSnapshot, type Query } from 'firebase/firestore';

/**
 * Reports whether the query's listener is in sync with the server, first and at each change. The browser's own
 * report of being offline does not count: the SDK then tries to connect again, and reports a failure.
 *
 * reactfire does not pass on changes of metadata alone. A second listener on the same query shares its target
 * on the wire, so it costs no read.
 */
export function watchLink(query: Query, onChange: (up: boolean) => void): () => void {
  let reported: boolean | undefined;
  return onSnapshot(
    query,
    { includeMetadataChanges: true },
    ({ metadata }) => {
      const up = !metadata.fromCache;
      if (up !== reported) onChange(up);
      reported = up;
    },
    // reactfire's own listener on this query fails at the same time, and its error boundary handles the
    // failure.
    () => undefined,
  );
}
