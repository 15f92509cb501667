import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { useEffect } from 'react';
import { useFirestore } from 'reactfire';
import type { BoardStore } from '../board/board-store.ts';
import { restWhileHidden } from './rest-while-hidden.ts';

// Five minutes: a short visit to another tab costs no new read, and a forgotten tab costs nothing.
const restAfterMs = 300_000;
// For this time after the network resumes, old rates do not mean a lost connection.
const wakeLimitMs = 4000;

/** Disables the network while the page is hidden, and enables it when the page is visible again. */
export function RestingNetwork({ store }: { store: BoardStore }) {
  const firestore = useFirestore();
  useEffect(
    () =>
      restWhileHidden({
        afterMs: restAfterMs,
        begin: () => {
          store.dispatch({ type: 'rest-began' });
          disableNetwork(firestore).catch(reportError);
        },
        end: () => {
          enableNetwork(firestore).catch(reportError);
          setTimeout(() => store.dispatch({ type: 'rest-ended' }), wakeLimitMs);
        },
      }),
    [firestore, store],
  );
  return null;
}
