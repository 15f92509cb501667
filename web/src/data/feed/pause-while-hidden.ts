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
