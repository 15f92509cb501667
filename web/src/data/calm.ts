const calmAfterMs = 400;
const longestWaitMs = 1000;

/** Whether the visitor is pressing keys or buttons just now. */
export interface Calm {
  /**
   * Calls back once nothing was pressed for 400 ms, and after 1 s at the latest; at once when it is
   * calm. What it returns ends the wait.
   */
  readonly whenCalm: (act: () => void) => () => void;
  /** From now on presses are noted; gives what ends that. */
  readonly open: () => () => void;
}

/** Makes the calm of one feed; before it is opened, it is always calm. */
export function createCalm(): Calm {
  let pressedAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    pressedAt = performance.now();
  };
  return {
    whenCalm: (act) => {
      const latest = performance.now() + longestWaitMs;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        const waitMs = Math.min(pressedAt + calmAfterMs, latest) - performance.now();
        if (waitMs <= 0) act();
        else timer = setTimeout(look, waitMs);
      };
      look();
      return () => clearTimeout(timer);
    },
    open: () => {
      const listening = new AbortController();
      const options = { capture: true, passive: true, signal: listening.signal };
      addEventListener('keydown', note, options);
      addEventListener('pointerdown', note, options);
      return () => listening.abort();
    },
  };
}
