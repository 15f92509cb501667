import type { CDPSession } from '@playwright/test';
import { liveEvent } from './watch-load.ts';

const liveLimitMs = 20_000;

/**
 * Waits until a page that `watchLoad` watches is live, or has had its time: that is a finding, told by the
 * missing figure. By the protocol alone: what Playwright puts into a page to wait there is itself a long
 * task.
 */
export async function untilLive(session: CDPSession): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, liveLimitMs));
  const live = session.send('Runtime.evaluate', {
    expression: `new Promise((live) => loadNotes.liveMs ? live() : addEventListener('${liveEvent}', live))`,
    awaitPromise: true,
  });
  await Promise.race([live, limit]);
}
