interface Rest {
  /** How long nobody may look before the rest begins. */
  readonly afterMs: number;
  readonly begin: () => void;
  readonly end: () => void;
}

/** Begins a rest when the page has been hidden for a while, and ends it when it is seen again. */
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
