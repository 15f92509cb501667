import { afterFrame } from './after-frame.ts';
import { afterPaint } from './after-paint.ts';

// Longer than the pause between two keys or two presses in a row.
const calmAfterMs = 600;
const longWaitMs = 3000;

/** Calls back once; what it returns ends the wait. */
type Wait = (act: () => void) => () => void;

/** Whether the visitor is pressing keys or buttons just now. */
export interface Calm {
  /**
   * At once when it is calm; otherwise once nothing was pressed for 600 ms, or, when that takes more
   * than 3 s, once a press has been answered and the page is idle.
   */
  readonly whenCalm: Wait;
  /**
   * At once when it is calm; otherwise right after the next press is answered, so that what is drawn
   * then is drawn with what that press asked for and not into the press that follows; or when calm
   * comes first.
   */
  readonly withAnswer: Wait;
  /** From now on presses are noted; gives what ends that. */
  readonly open: () => () => void;
}

const presses = ['keydown', 'pointerdown', 'keyup', 'click'];
// What a key writes comes before it is let go.
const answers = ['input', 'keyup', 'click'];

/** Makes a calm; before it is opened, it is always calm. */
export function createCalm(): Calm {
  let pressedAt = Number.NEGATIVE_INFINITY;
  const notePress = () => {
    pressedAt = performance.now();
  };
  const msToCalm = () => pressedAt + calmAfterMs - performance.now();
  return {
    whenCalm: (act) => waitForCalm(msToCalm, act, { fromMs: longWaitMs, follow: afterPaint }),
    withAnswer: (act) => waitForCalm(msToCalm, act, { fromMs: 0, follow: afterFrame }),
    open: () => listen(presses, notePress),
  };
}

/** What else ends a wait: an answer to a press, once the wait has taken so long. */
interface OrAnswer {
  readonly fromMs: number;
  readonly follow: Wait;
}

function waitForCalm(msToCalm: () => number, act: () => void, orAnswer: OrAnswer): () => void {
  const longAfter = performance.now() + orAnswer.fromMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  // Not before: a frame asked for at each press would be drawn for nothing.
  const unlisten = listen(answers, () => {
    if (performance.now() >= longAfter) orAnswer.follow(endOnce);
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
