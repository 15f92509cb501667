import type { CDPSession } from '@playwright/test';
import { type CountedTraffic, countTraffic } from './count-traffic.ts';
import { openPage } from './open-page.ts';
import { throttle } from './throttle.ts';
import { type LoadNotes, liveBadge, liveEvent, watchLoad } from './watch-load.ts';

/** One load of one page; times in ms since navigation. */
export interface Load {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly lcpText: string;
  readonly tbtMs: number;
  readonly cls: number;
  /** Undefined when the page did not go live within the limit. */
  readonly liveMs: number | undefined;
  readonly longTasks: LoadNotes['longTasks'];
  readonly traffic: CountedTraffic;
}

const liveLimitMs = 20_000;
const quietMs = 1500;
const blockingMs = 50;

/** Loads a page once as a cheap phone does, until it is live and quiet. */
export async function measureLoad(url: string): Promise<Load> {
  const { page, session, close } = await openPage('phone');
  try {
    const traffic = await countTraffic(session);
    await throttle(session);
    await page.addInitScript(watchLoad, [liveBadge, liveEvent] as const);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForLoadState('load');
    await untilLiveOrLimit(session);
    await page.waitForTimeout(quietMs);
    const notes = await page.evaluate<LoadNotes>(() => Reflect.get(window, 'loadNotes'));
    return { ...summed(notes, url), traffic: traffic() };
  } finally {
    await close();
  }
}

// Asked for by the protocol alone: what Playwright puts into a page to wait there is itself a long task.
async function untilLiveOrLimit(session: CDPSession): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, liveLimitMs));
  const live = session.send('Runtime.evaluate', {
    expression: `new Promise((live) => loadNotes.liveMs ? live() : addEventListener('${liveEvent}', live))`,
    awaitPromise: true,
  });
  // A page that is never live is a finding, told by the missing figure.
  await Promise.race([live, limit]);
}

function summed(notes: LoadNotes, url: string): Omit<Load, 'traffic'> {
  const { fcpMs, lcpMs, lcpText = '', liveMs, shifts, longTasks } = notes;
  if (fcpMs === undefined || lcpMs === undefined) throw new Error(`${url} painted nothing`);
  const tbtMs = longTasks
    .filter(({ startMs, durationMs }) => startMs + durationMs > fcpMs)
    .map(({ startMs, durationMs }) => durationMs - Math.max(0, fcpMs - startMs) - blockingMs)
    .reduce((sum, ms) => sum + Math.max(0, ms), 0);
  const cls = shifts.reduce((sum, value) => sum + value, 0);
  return { fcpMs, lcpMs, lcpText, liveMs, tbtMs, cls, longTasks };
}
