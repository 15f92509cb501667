/** Calls back once the page has painted and is idle; returns a function that cancels the call. */
export function afterPaint(callback: () => void): () => void {
  let idle: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // Safari has no requestIdleCallback; a timer after the frame is close enough.
    if (typeof requestIdleCallback === 'function') {
      idle = requestIdleCallback(callback, { timeout: 1000 });
    } else {
      timer = setTimeout(callback, 50);
    }
  });
  return () => {
    cancelAnimationFrame(frame);
    if (idle !== undefined) cancelIdleCallback(idle);
    clearTimeout(timer);
  };
}
