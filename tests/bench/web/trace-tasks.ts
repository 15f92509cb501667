import type { CDPSession } from '@playwright/test';
import { openPage } from './open-page.ts';
import { throttle } from './throttle.ts';
import { type TraceEvent, type Work, workOf } from './trace-work.ts';
import { untilLive } from './until-live.ts';
import { liveBadge, liveEvent, watchLoad } from './watch-load.ts';

/** A task of the page's main thread, with what it spent its time on. */
export interface TracedTask {
  readonly startMs: number;
  readonly durationMs: number;
  /** Processor time: unlike the duration, it does not grow when the machine is busy. */
  readonly processorMs: number;
  readonly work: readonly Work[];
}

const traced = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'blink.user_timing',
  'loading',
];
const quietMs = 1500;

/** The long tasks of one load as a cheap phone does it, from the first paint until it is live and quiet. */
export async function traceTasks(url: string, longMs: number): Promise<readonly TracedTask[]> {
  const { page, session, browser, close } = await openPage('phone');
  try {
    await throttle(session);
    const tracing = await browser.newBrowserCDPSession();
    const events = collect(tracing);
    await tracing.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: traced,
        excludedCategories: ['*'],
      },
    });
    await page.addInitScript(watchLoad, [liveBadge, liveEvent] as const);
    await page.goto(url, { waitUntil: 'load' });
    await untilLive(session);
    await page.waitForTimeout(quietMs);
    await tracing.send('Tracing.end');
    return longTasks(await events, url, longMs);
  } finally {
    await close();
  }
}

function collect(tracing: CDPSession): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  return new Promise((resolve) => {
    tracing.on('Tracing.dataCollected', ({ value }) => {
      // The protocol leaves the form of its events open.
      for (const event of value) events.push(event as unknown as TraceEvent);
    });
    tracing.on('Tracing.tracingComplete', () => resolve(events));
  });
}

function longTasks(
  events: readonly TraceEvent[],
  url: string,
  longMs: number,
): readonly TracedTask[] {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  const paint = events.find(
    ({ name, pid, ts }) =>
      name === 'firstContentfulPaint' && pid === start?.pid && ts > (start?.ts ?? 0),
  );
  if (!start || !paint) throw new Error(`The trace holds no paint of ${url}`);
  const own = events.filter(
    ({ pid, tid, ph, dur }) => pid === paint.pid && tid === paint.tid && ph === 'X' && dur,
  );
  return own
    .filter(
      ({ name, ts, tdur = 0 }) => name === 'RunTask' && ts >= paint.ts && tdur >= longMs * 1000,
    )
    .map((task) => ({
      startMs: (task.ts - start.ts) / 1000,
      durationMs: (task.dur ?? 0) / 1000,
      processorMs: (task.tdur ?? 0) / 1000,
      work: workOf(task, own),
    }));
}
