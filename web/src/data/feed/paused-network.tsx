import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { useEffect } from 'react';
import { useFirestore } from 'reactfire';
import type { PageStore } from '../store/page-store.ts';

// Five minutes: a short visit to another tab costs no new read, and a forgotten tab costs nothing.
const pauseAfterMs = 300_000;
// For this time after the network resumes, old rates do not mean a lost connection.
const resumeLimitMs = 4000;

/** Disables the network while the page is hidden, and enables it when the page is visible again. */
export function PausedNetwork({ store }: { store: PageStore }) {
  const firestore = useFirestore();
  useEffect(
    () =>
      pauseWhileHidden({
        afterMs: pauseAfterMs,
        pause: () => {
          store.changeLink('paused');
          disableNetwork(firestore).catch(reportError);
        },
        resume: () => {
          enableNetwork(firestore).catch(reportError);
          setTimeout(() => store.changeLink('resumed'), resumeLimitMs);
        },
      }),
    [firestore, store],
  );
  return null;
}

interface Pause {
  /** The time that the page must be hidden before the pause begins. */
  readonly afterMs: number;
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Calls `pause` after `afterMs` of a hidden page, and `resume` once it is visible again; returns a cleanup. */
export function pauseWhileHidden({ afterMs, pause, resume }: Pause): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;

  const onChange = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        isPaused = true;
        pause();
      }, afterMs);
    } else if (isPaused) {
      isPaused = false;
      resume();
    }
  };
  onChange();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
