interface Rest {
  /** The time that the page must be hidden before the rest begins. */
  readonly afterMs: number;
  readonly begin: () => void;
  readonly end: () => void;
}

/** Calls `begin` after `afterMs` of a hidden page, and `end` once it is visible again; returns a cleanup. */
export function restWhileHidden({ afterMs, begin, end }: Rest): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;

  const onChange = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        isResting = true;
        begin();
      }, afterMs);
    } else if (isResting) {
      isResting = false;
      end();
    }
  };
  onChange();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
