const idleMs = 500;
// Safari refuses the 101st write within 30 s.
const apartMs = 1000;

let writtenAt = Number.NEGATIVE_INFINITY;
const waiting = new Set<() => void>();

/**
 * Calls `write` once: after half a second, or as soon as the visitor leaves a field or submits a form, but at
 * least a second after the previous write. On `pagehide`, and before a step to another address or a link to a
 * place on the page, it calls it at once. Returns a function that cancels the call.
 */
export function whenIdle(write: () => void): () => void {
  const listening = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
    waiting.delete(writeNow);
  };
  const writeNow = () => {
    stop();
    writtenAt = performance.now();
    write();
  };
  const writeEarly = () => {
    if (performance.now() >= writtenAt + apartMs) writeNow();
  };
  const timer = setTimeout(writeNow, Math.max(idleMs, writtenAt + apartMs - performance.now()));
  const options = { capture: true, signal: listening.signal };
  waiting.add(writeNow);
  addEventListener('focusout', writeEarly, options);
  addEventListener('submit', writeEarly, options);
  addEventListener('click', (event) => isPlaceLink(event) && writeNow(), options);
  addEventListener('pagehide', writeNow, options);
  return stop;
}

// A link to a place on the page adds an entry to the history without a step of the page's router.
function isPlaceLink({ target }: Event): boolean {
  return target instanceof Element && target.closest('a[href^="#"]') !== null;
}

/**
 * Writes what is waiting, because the visitor leaves the address: the history entry left behind must have the
 * address of the state shown there.
 */
export function writeWaiting(): void {
  for (const writeNow of waiting) writeNow();
}
