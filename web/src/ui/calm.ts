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

const downs = ['keydown', 'pointerdown'] as const;
const ups = ['keyup', 'click'] as const;

/** Makes a calm; before it is opened, it is always calm. */
export function createCalm(): Calm {
  let pressedAt = Number.NEGATIVE_INFINITY;
  const notePress = () => {
    pressedAt = performance.now();
  };
  return {
    whenCalm: (act) => waitForCalm(() => pressedAt, act),
    open: () => listen([...downs, ...ups], notePress),
  };
}

function waitForCalm(pressedAt: () => number, act: () => void): () => void {
  const longAfter = performance.now() + longWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  // Only while somebody waits: a frame asked for at each press would be drawn for nothing.
  const unlisten = listen(ups, () => afterPaint(endIfLong));
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    unlisten();
  };
  const end = () => {
    stop();
    act();
  };
  const endIfLong = () => {
    if (!isOver && performance.now() >= longAfter) end();
  };
  const look = () => {
    const waitMs = pressedAt() + calmAfterMs - performance.now();
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
