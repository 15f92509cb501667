/** What the page noted of its own loading; times in ms since navigation. */
export interface LoadNotes {
  fcpMs?: number;
  lcpMs?: number;
  lcpText?: string;
  /** When the header's « En Direct » was painted lit: a listener is attached and in step. */
  liveMs?: number;
  readonly shifts: number[];
  readonly longTasks: { readonly startMs: number; readonly durationMs: number }[];
}

/** Lit by LiveDot, in the badge that every page's header holds. */
export const liveBadge = 'header [data-live="true"]';

/** What the page tells once it is live. */
export const liveEvent = 'load-notes-live';

/**
 * Runs in the page before its own scripts. Names no function of its own: what the compiler adds to keep
 * a name is not there in the page.
 */
export function watchLoad([badge, toldAs]: readonly [string, string]): void {
  const notes: LoadNotes = { shifts: [], longTasks: [] };
  Object.assign(window, { loadNotes: notes });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') notes.fcpMs = entry.startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      notes.lcpMs = entry.startTime;
      notes.lcpText = String(Reflect.get(entry, 'element')?.textContent ?? '').slice(0, 60);
    }
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
      dispatchEvent(new Event(toldAs));
    });
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-live'] });
}
