import { isPlainClick } from './plain-click.ts';

const settleMs = 500;
// Safari refuses the 101st write within 30 s.
const apartMs = 1000;

let writtenAt = Number.NEGATIVE_INFINITY;

/**
 * Calls `write` once: half a second from now, or as soon as the visitor leaves a field, sends a form or
 * follows a link, and never within a second of the write before; as the page goes, at once. Gives what
 * calls it off.
 */
export function whenSettled(write: () => void): () => void {
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
  const timer = setTimeout(writeNow, Math.max(settleMs, writtenAt + apartMs - performance.now()));
  const options = { capture: true, signal: listening.signal };
  addEventListener('focusout', writeEarly, options);
  addEventListener('submit', writeEarly, options);
  addEventListener('click', (event) => isLinkClick(event) && writeEarly(), options);
  addEventListener('pagehide', writeNow, options);
  return stop;
}

// The entry that a link leaves behind is to say what was there.
function isLinkClick(event: MouseEvent): boolean {
  return isPlainClick(event) && event.target instanceof Element && !!event.target.closest('a');
}
