import { connectFirestore } from '@dinar/local-run/connect-firestore';
import type { Stack } from '@dinar/local-run/stack';
import type { Page } from '@playwright/test';
import { percentile } from '../support/percentiles.ts';
import { printTable } from '../support/print-table.ts';
import { watchStolenTime } from '../support/stolen-time.ts';
import { type InteractionTask, interactionTasks } from './interaction-tasks.ts';
import { startMovingBoard } from './moving-board.ts';
import { openPage } from './open-page.ts';
import {
  type Press,
  type TimedPress,
  timePresses,
  undisturbed,
  undisturbedMs,
} from './press-times.ts';
import { throttleProcessor } from './throttle.ts';
import { type InteractionNotes, watchInteractions } from './watch-interactions.ts';
import { liveBadge } from './watch-load.ts';

const count = 60;
const aimMs = 50;
// Beside the beat of the board, so that interactions meet every moment of it.
const paces = [
  { pace: 'in a row', pausesMs: [230, 247, 264, 281, 298] },
  { pace: 'now and then', pausesMs: [700, 1950, 1180, 2600, 1530] },
] as const;
// Within it a press is answered, or has failed the aim.
const answerMs = 150;

/** How soon the home page answers at CPU ×4 while every rate of the board moves twice a second. */
export async function measureInteractions(siteOrigin: string, stack: Stack) {
  const db = connectFirestore(stack.firestoreHost, stack.projectId);
  const board = await startMovingBoard(db);
  const results = [];
  try {
    for (const { pace, pausesMs } of paces) {
      for (const task of interactionTasks) {
        const pressed = await pressesOf(task, pausesMs, `${siteOrigin}/`);
        results.push({ name: `${task.name}, ${pace}`, ...pressed });
      }
    }
  } finally {
    const perSecond = await board.stop();
    console.log(
      `\n${board.banks} banks × ${board.currencies} currencies, written ${perSecond.toFixed(1)} times a second`,
    );
    await db.terminate();
  }
  printInteractions(results);
  return { banks: board.banks, currencies: board.currencies, results };
}

interface Pressed {
  readonly presses: readonly TimedPress[];
  readonly answered: InteractionNotes['answered'];
}

async function pressesOf(
  { begin, act, watched }: InteractionTask,
  pausesMs: readonly number[],
  url: string,
): Promise<Pressed> {
  const { page, session, close } = await openPage('desktop');
  try {
    await page.goto(url);
    await page.locator(liveBadge).first().waitFor();
    await throttleProcessor(session);
    await page.waitForTimeout(1000);
    await begin?.(page);
    await page.evaluate(watchInteractions, watched);
    await page.waitForTimeout(answerMs);
    const presses: Press[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      presses.push(await notePress(page, () => act(page, turn)));
      await page.waitForTimeout((pausesMs[turn % pausesMs.length] ?? 0) - answerMs);
    }
    await page.waitForTimeout(1000);
    const notes = await page.evaluate<InteractionNotes>(() =>
      Reflect.get(window, 'interactionNotes'),
    );
    return { presses: timePresses(presses, notes.timed), answered: notes.answered };
  } finally {
    await close();
  }
}

async function notePress(page: Page, act: () => Promise<void>): Promise<Press> {
  const pressedAt = Date.now();
  const stolenTime = await watchStolenTime();
  await act();
  await page.waitForTimeout(answerMs);
  const stolen = await stolenTime();
  return { pressedAt, endedAt: Date.now(), stolenMs: stolen?.stolenMs };
}

function printInteractions(results: readonly ({ readonly name: string } & Pressed)[]): void {
  printTable(
    `Interaction (CPU ×4, ${count} of each; ms since the press: p50 / p75 / p95 / max)`,
    [
      'what',
      'Event Timing, to next paint',
      `within ${aimMs} ms`,
      `where the host took ≤ ${undisturbedMs} ms`,
      'next frame',
      'shown',
      'shown, of',
    ],
    results.map(({ name, presses, answered }) => [
      name,
      spread(durations(presses)),
      withinAim(presses),
      withinAim(undisturbed(presses)),
      spread(answered.map(({ paintMs }) => paintMs)),
      spread(answered.map(({ shownMs }) => shownMs)),
      `${answered.length} of ${count}`,
    ]),
  );
}

const durations = (presses: readonly TimedPress[]) => presses.map(({ durationMs }) => durationMs);

function withinAim(presses: readonly TimedPress[]): string | undefined {
  if (presses.length === 0) return undefined;
  const within = durations(presses).filter((durationMs) => durationMs <= aimMs).length;
  return `${within} of ${presses.length} (${Math.round((within / presses.length) * 100)} %)`;
}

function spread(values: readonly number[]): string | undefined {
  if (values.length === 0) return undefined;
  return [0.5, 0.75, 0.95, 1].map((share) => Math.round(percentile(values, share))).join(' / ');
}
