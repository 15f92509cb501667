import { setTimeout as sleep } from 'node:timers/promises';
import { collection } from '@dinar/domain/documents/collections';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { decimal } from '@dinar/domain/money/decimal';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import type { Stack } from '@dinar/tools/local/stack';
import { FieldValue } from 'firebase-admin/firestore';
import { percentile, printTable } from '../support/results.ts';
import { startMovingBoard } from './inputs/moving-board.ts';
import { liveBadge } from './loads/watch-load.ts';
import { openPage, slowPhone } from './open-page.ts';

const writes = 40;
const boardPeriodMs = 1000;
const paintLimitMs = 15_000;
const firstRate = 3.3;
const step = 0.0001;

/** Times a live rate from the call of its write to the frame that shows it, while the whole board moves. */
export async function measureRateToScreen(
  siteOrigin: string,
  { firestoreHost, projectId }: Stack,
): Promise<{ readonly durationsMs: readonly number[] }> {
  const board = await startMovingBoard(connectFirestore(firestoreHost, projectId), boardPeriodMs);
  const db = connectFirestore(firestoreHost, projectId);
  const euro = db.doc(`${collection.ratesStats}/EUR`);
  const { page, close } = await openPage('desktop', false);
  const durationsMs: number[] = [];
  try {
    await page.goto(`${siteOrigin}/`, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector(liveBadge);
    await page.emulateCPUThrottling(slowPhone.cpuSlowdown);
    for (let write = 0; write < writes; write += 1) {
      const value = firstRate + write * step;
      const painted = page.evaluate(
        paintOf,
        formatHeadlineRate(decimal(value), 'fr'),
        paintLimitMs,
      );
      const writtenAt = Date.now();
      await euro.update({ 'live_rate.value': value, changedAt: FieldValue.serverTimestamp() });
      durationsMs.push((await painted) - writtenAt);
      await sleep(100 + (write % 7) * 150);
    }
  } finally {
    await close();
    await board.stop();
    await db.terminate();
  }
  printTable(
    'A rate from its write to the screen (CPU ×4, every rate written once a second; ms)',
    ['writes', 'p50', 'p75', 'worst'],
    [[writes, ...[0.5, 0.75, 1].map((share) => Math.round(percentile(durationsMs, share)))]],
  );
  return { durationsMs };
}

/** Runs in the page: returns the time of the frame that shows a text as the headline rate. */
function paintOf(text: string, limitMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`The page never showed ${text}`)), limitMs);
    const observer = new MutationObserver(() => {
      if (document.querySelector('main [data-figure="leading"]')?.textContent !== text) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        port2.postMessage(undefined);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}
