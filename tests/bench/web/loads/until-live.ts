import type { CDPSession } from 'puppeteer-core';
import { liveEvent } from './watch-load.ts';

const liveLimitMs = 20_000;

/** Waits at most 20 s until a page observed by `watchLoad` is live. After that its figure is missing. */
export async function untilLive(session: CDPSession): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, liveLimitMs));
  const live = session.send('Runtime.evaluate', {
    expression: `new Promise((live) => loadNotes.liveMs ? live() : addEventListener('${liveEvent}', live))`,
    awaitPromise: true,
  });
  await Promise.race([live, limit]);
}
