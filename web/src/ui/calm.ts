import { afterPaint } from './after-paint.ts';

// Longer than the pause between two keys or two presses in a row.
const calmAfterMs = 600;
const longWaitMs = 3000;

/** Whether the visitor is pressing keys or buttons just now. */
export interface Calm {
  /**
   * Calls back once nothing was pressed for 600 ms, or, when that takes more than 3 s, as soon as a
   * press has been answered, for then the next is furthest; at once when it is calm. What it returns
   * ends the wait.
   */
  readonly whenCalm: (act: () => void) => () => void;
  /** From now on presses are noted; gives what ends that. */
  readonly open: () => () => void;
}

interface Presses {
  lastAt: number;
  /** Tells of each press that was answered. */
  readonly answers: EventTarget;
}

/** Makes the calm of one feed; before it is opened, it is always calm. */
export function createCalm(): Calm {
  const presses: Presses = { lastAt: Number.NEGATIVE_INFINITY, answers: new EventTarget() };
  return {
    whenCalm: (act) => waitForCalm(presses, act),
    open: () => notePresses(presses),
  };
}

function notePresses(presses: Presses): () => void {
  const noteDown = () => {
    presses.lastAt = performance.now();
  };
  const noteUp = () => {
    noteDown();
    afterPaint(() => presses.answers.dispatchEvent(new Event('answer')));
  };
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, noteDown, options);
  for (const type of ['keyup', 'click']) addEventListener(type, noteUp, options);
  return () => listening.abort();
}

function waitForCalm(presses: Presses, act: () => void): () => void {
  const waiting = new AbortController();
  const longAfter = performance.now() + longWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  const end = () => {
    stop();
    act();
  };
  const look = () => {
    const waitMs = presses.lastAt + calmAfterMs - performance.now();
    if (waitMs <= 0) end();
    else timer = setTimeout(look, waitMs);
  };
  const endIfLong = () => {
    if (performance.now() >= longAfter) end();
  };
  presses.answers.addEventListener('answer', endIfLong, { signal: waiting.signal });
  look();
  return stop;
}
