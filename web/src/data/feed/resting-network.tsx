import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { useEffect } from 'react';
import { useFirestore } from 'reactfire';
import type { BoardStore } from '../board/board-store.ts';
import { restWhileHidden } from './rest-while-hidden.ts';

// Five minutes hidden: a glance at another tab costs no new reading, a forgotten tab costs nothing.
const restAfterMs = 300_000;
// As long as this after waking, old rates are no sign of a lost connection.
const wakeLimitMs = 4000;

/** Lets go of every listener of a page that nobody looks at, and attaches them again. */
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
