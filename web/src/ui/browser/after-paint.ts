/** Calls back once the page has painted and is idle; gives a function that calls it off. */
export function afterPaint(callback: () => void): () => void {
  let idle: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // Safari has no requestIdleCallback; a task after the frame comes close.
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
