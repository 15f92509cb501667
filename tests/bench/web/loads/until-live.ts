import type { CDPSession } from 'puppeteer-core';
import { liveEvent } from './watch-load.ts';

const liveLimitMs = 20_000;

/** Waits until a page that `watchLoad` watches is live, for 20 s at most: its figure is then missing. */
export async function untilLive(session: CDPSession): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, liveLimitMs));
  const live = session.send('Runtime.evaluate', {
    expression: `new Promise((live) => loadNotes.liveMs ? live() : addEventListener('${liveEvent}', live))`,
    awaitPromise: true,
  });
  await Promise.race([live, limit]);
}
