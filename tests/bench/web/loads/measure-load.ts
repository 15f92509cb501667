import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer-core';
import { openPage, throttle } from '../open-page.ts';
import { type LoadNotes, liveBadge, liveEvent, watchLoad } from './watch-load.ts';

/** One load of one page; times in ms since navigation. */
export interface Load {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Undefined when the page did not go live within the limit. */
  readonly liveMs: number | undefined;
}

const loadLimitMs = 90_000;
const idleMs = 1500;
const blockingMs = 50;

/** Loads a page once on a simulated cheap phone, until it is live and idle. */
export async function measureLoad(url: string): Promise<Load> {
  const { page, close } = await openPage('phone', true);
  try {
    const session = await page.createCDPSession();
    await throttle(session);
    await page.evaluateOnNewDocument(watchLoad, liveBadge, liveEvent);
    await page.goto(url, { waitUntil: 'load', timeout: loadLimitMs });
    await untilLive(session);
    await sleep(idleMs);
    const notes: LoadNotes = await page.evaluate(() => Reflect.get(window, 'loadNotes'));
    return summed(notes, url);
  } finally {
    await close();
  }
}

function summed(notes: LoadNotes, url: string): Load {
  const { fcpMs, lcpMs, liveMs, shifts, longTasks } = notes;
  if (fcpMs === undefined || lcpMs === undefined) throw new Error(`${url} painted nothing`);
  const tbtMs = longTasks
    .filter(({ startMs, durationMs }) => startMs + durationMs > fcpMs)
    .map(({ startMs, durationMs }) => durationMs - Math.max(0, fcpMs - startMs) - blockingMs)
    .reduce((sum, ms) => sum + Math.max(0, ms), 0);
  const cls = shifts.reduce((sum, value) => sum + value, 0);
  return { fcpMs, lcpMs, liveMs, tbtMs, cls };
}

const liveLimitMs = 20_000;

/** Waits at most 20 s until a page observed by `watchLoad` is live. After that its figure is missing. */
async function untilLive(session: CDPSession): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, liveLimitMs));
  const live = session.send('Runtime.evaluate', {
    expression: `new Promise((live) => loadNotes.liveMs ? live() : addEventListener('${liveEvent}', live))`,
    awaitPromise: true,
  });
  await Promise.race([live, limit]);
}
