import { isPlainClick } from './plain-click.ts';

const idleMs = 500;
// Safari refuses the 101st write within 30 s.
const apartMs = 1000;

let writtenAt = Number.NEGATIVE_INFINITY;

/**
 * Calls `write` once: after half a second, or as soon as the visitor leaves a field, submits a form or
 * follows a link, but at least a second after the previous write. On `pagehide` it calls it at once. Returns
 * a function that cancels the call.
 */
export function whenIdle(write: () => void): () => void {
  const listening = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
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
  addEventListener('focusout', writeEarly, options);
  addEventListener('submit', writeEarly, options);
  addEventListener('click', (event) => isLinkClick(event) && writeEarly(), options);
  addEventListener('pagehide', writeNow, options);
  return stop;
}

// The history entry that a link leaves must have the address of the state shown there.
function isLinkClick(event: MouseEvent): boolean {
  return isPlainClick(event) && event.target instanceof Element && !!event.target.closest('a');
}
