import { setTimeout as sleep } from 'node:timers/promises';
import { connectFirestore } from '@dinar/local-run/connect-firestore';
import type { Stack } from '@dinar/local-run/stack';
import { percentile } from '../support/percentiles.ts';
import { printTable } from '../support/print-table.ts';
import { watchStolenTime } from '../support/stolen-time.ts';
import { type Pace, paces, pauseMs } from './interaction-paces.ts';
import { type InteractionTask, interactionTasks } from './interaction-tasks.ts';
import { startMovingBoard } from './moving-board.ts';
import { openPlainPage } from './open-plain-page.ts';
import {
  type Press,
  type TimedPress,
  timePresses,
  undisturbed,
  undisturbedMs,
} from './press-times.ts';
import { slowPhone } from './throttle.ts';
import { type InteractionNotes, watchInteractions } from './watch-interactions.ts';
import { liveBadge } from './watch-load.ts';

const count = 60;
const aimMs = 50;
// Within it a press is answered, or has failed the aim.
const answerMs = 150;

/** How soon the home page answers at CPU ×4 while every rate of the board moves twice a second. */
export async function measureInteractions(siteOrigin: string, stack: Stack) {
  const db = connectFirestore(stack.firestoreHost, stack.projectId);
  const board = await startMovingBoard(db);
  const results = [];
  try {
    for (const pace of paces) {
      for (const task of interactionTasks) {
        const pressed = await pressesOf(task, pace, `${siteOrigin}/`);
        results.push({ name: `${task.name}, ${pace.name}`, ...pressed });
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
  pace: Pace,
  url: string,
): Promise<Pressed> {
  const { page, close } = await openPlainPage();
  try {
    await page.goto(url);
    await page.waitForSelector(liveBadge);
    await page.waitForSelector('main table');
    await page.emulateCPUThrottling(slowPhone.cpuSlowdown);
    await sleep(1000);
    await begin?.(page);
    await page.evaluate(watchInteractions, watched);
    await sleep(answerMs);
    const presses: Press[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      presses.push(await notePress(() => act(page, turn)));
      await sleep(pauseMs(pace, turn) - answerMs);
    }
    await sleep(1000);
    const notes: InteractionNotes = await page.evaluate(() =>
      Reflect.get(window, 'interactionNotes'),
    );
    return { presses: timePresses(presses, notes.timed), answered: notes.answered };
  } finally {
    await close();
  }
}

async function notePress(act: () => Promise<void>): Promise<Press> {
  const pressedAt = Date.now();
  const stolenTime = await watchStolenTime();
  await act();
  await sleep(answerMs);
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
      'shown',
      'shown, of',
    ],
    results.map(({ name, presses, answered }) => [
      name,
      spread(durations(presses)),
      withinAim(presses),
      withinAim(undisturbed(presses)),
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
