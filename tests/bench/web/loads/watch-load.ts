/** The page's records of its own loading; times in ms since navigation. */
export interface LoadNotes {
  fcpMs?: number;
  lcpMs?: number;
  /** When the header's « En Direct » was painted lit: a listener is attached and in sync. */
  liveMs?: number;
  readonly shifts: number[];
  readonly longTasks: { readonly startMs: number; readonly durationMs: number }[];
}

/** Set by LiveDot, in the badge of every page's header. */
export const liveBadge = 'header [data-live="true"]';

/** The event that the page dispatches once it is live. */
export const liveEvent = 'load-notes-live';

/**
 * Runs in the page before its own scripts. It declares no named function, because the page lacks the
 * compiler's helper that keeps names.
 */
export function watchLoad(badge: string, event: string): void {
  const notes: LoadNotes = { shifts: [], longTasks: [] };
  Object.assign(window, { loadNotes: notes });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') notes.fcpMs = entry.startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.shifts.push(Number(Reflect.get(entry, 'value')));
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      notes.longTasks.push({ startMs: startTime, durationMs: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector(badge)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      notes.liveMs = performance.now();
      dispatchEvent(new Event(event));
    });
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-live'] });
}
