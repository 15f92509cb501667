import { afterFrame } from './after-frame.ts';
import { afterPaint } from './after-paint.ts';

// Longer than most pauses between two keys, from a press into a field to its first key, and from one
// choice to the next.
const calmAfterMs = 2000;
const longWaitMs = 3000;

/** Calls back once; what it returns ends the wait. */
type Wait = (act: () => void) => () => void;

/** Whether the visitor is pressing keys or buttons just now. */
export interface Calm {
  /**
   * At once when it is calm; otherwise once nothing was pressed for 2 s and `laterMs`, or, when that
   * takes more than 3 s, once a press has been answered and the page is idle.
   */
  readonly whenCalm: Wait;
  /**
   * At once when it is calm; otherwise, once somebody has pressed on for 3 s, right after the next press
   * is answered, so that what is drawn then is drawn with what that press asked for and not into the
   * press that follows; or when calm comes first.
   */
  readonly withAnswer: Wait;
  /** From now on presses are noted; gives what ends that. */
  readonly open: () => () => void;
}

const presses = ['keydown', 'pointerdown', 'click'];
// What a key writes comes before it is let go.
const answers = ['input', 'keyup', 'click'];

/**
 * Makes a calm; before it is opened, it is always calm. `laterMs`: how much longer than others it waits, so
 * that not all that was held comes together.
 */
export function createCalm({ laterMs = 0 } = {}): Calm {
  const afterMs = calmAfterMs + laterMs;
  let pressedAt = Number.NEGATIVE_INFINITY;
  let pressingSince = pressedAt;
  const notePress = () => {
    const now = performance.now();
    if (now >= pressedAt + afterMs) pressingSince = now;
    pressedAt = now;
  };
  const msToCalm = () => pressedAt + afterMs - performance.now();
  return {
    whenCalm: (act) =>
      waitForCalm(msToCalm, act, { from: performance.now() + longWaitMs, follow: afterPaint }),
    withAnswer: (act) =>
      waitForCalm(msToCalm, act, { from: pressingSince + longWaitMs, follow: afterFrame }),
    open: () => listen(presses, notePress),
  };
}

/** What else ends a wait: an answer to a press, from a moment of `performance.now()` on. */
interface OrAnswer {
  readonly from: number;
  readonly follow: Wait;
}

function waitForCalm(msToCalm: () => number, act: () => void, orAnswer: OrAnswer): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  // Not before: a frame asked for at each press would be drawn for nothing.
  const unlisten = listen(answers, () => {
    if (performance.now() >= orAnswer.from) orAnswer.follow(endOnce);
  });
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    unlisten();
  };
  const end = () => {
    stop();
    act();
  };
  // A key that writes is answered twice: as it writes, and as it is let go.
  const endOnce = () => {
    if (!isOver) end();
  };
  const look = () => {
    const waitMs = msToCalm();
    if (waitMs <= 0) end();
    else timer = setTimeout(look, waitMs);
  };
  look();
  return stop;
}

function listen(types: readonly string[], told: () => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of types) addEventListener(type, told, options);
  return () => listening.abort();
}
