import type { CDPSession, Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { throttle } from './throttle.ts';
import { liveBadge } from './watch-load.ts';

/** What a browser's trace tells of one event; times in µs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: Readonly<Record<string, unknown>> };
}

/** A task of the page's main thread, with what it spent its time on. */
export interface TracedTask {
  readonly startMs: number;
  readonly durationMs: number;
  /** Processor time: unlike the duration, it does not grow when the machine is busy. */
  readonly processorMs: number;
  readonly work: readonly { readonly what: string; readonly ms: number }[];
}

const traced = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'blink.user_timing',
  'loading',
];
const quietMs = 1500;
const liveLimitMs = 20_000;
const shownParts = 4;
const leastWorkMs = 2;

/** The long tasks of one load of a page as a cheap phone does it, from navigation until it is live and quiet. */
export async function traceTasks(url: string, longMs = 50): Promise<readonly TracedTask[]> {
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
    await page.goto(url, { waitUntil: 'load' });
    await untilLive(page);
    await page.waitForTimeout(quietMs);
    await tracing.send('Tracing.end');
    return longTasks(await events, url, longMs);
  } finally {
    await close();
  }
}

async function untilLive(page: Page): Promise<void> {
  await page.locator(liveBadge).first().waitFor({ state: 'attached', timeout: liveLimitMs });
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
    .filter(({ name, tdur = 0 }) => name === 'RunTask' && tdur >= longMs * 1000)
    .map((task) => ({
      startMs: (task.ts - start.ts) / 1000,
      durationMs: (task.dur ?? 0) / 1000,
      processorMs: (task.tdur ?? 0) / 1000,
      work: workOf(task, own),
    }));
}

// Each part's own time: what it called is counted for what was called.
function workOf(task: TraceEvent, own: readonly TraceEvent[]): TracedTask['work'] {
  const end = task.ts + (task.dur ?? 0);
  const inside = own
    .filter((event) => event !== task && event.ts >= task.ts && event.ts < end)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const spent = new Map<string, number>();
  const open: TraceEvent[] = [];
  for (const event of inside) {
    let parent = open.at(-1);
    while (parent && parent.ts + (parent.dur ?? 0) <= event.ts) {
      open.pop();
      parent = open.at(-1);
    }
    if (parent) add(spent, labelOf(parent), -(event.tdur ?? 0));
    add(spent, labelOf(event), event.tdur ?? 0);
    open.push(event);
  }
  return [...spent]
    .map(([what, us]) => ({ what, ms: us / 1000 }))
    .filter(({ ms }) => ms >= leastWorkMs)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, shownParts);
}

function add(spent: Map<string, number>, what: string, us: number): void {
  spent.set(what, (spent.get(what) ?? 0) + us);
}

function labelOf({ name, args }: TraceEvent): string {
  const url = args?.data?.url;
  const file = typeof url === 'string' ? url.split('/').at(-1) : undefined;
  const called = args?.data?.functionName;
  return [name, file, called].filter(Boolean).join(' ');
}
