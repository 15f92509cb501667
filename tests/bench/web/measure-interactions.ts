import { setTimeout as sleep } from 'node:timers/promises';
import { connectFirestore } from '@dinar/local-run/connect-firestore';
import type { Stack } from '@dinar/local-run/stack';
import { watchStolenTime } from '../support/stolen-time.ts';
import { type Pace, paces, pauseMs } from './interaction-paces.ts';
import { type InteractionTask, interactionTasks } from './interaction-tasks.ts';
import { startMovingBoard } from './moving-board.ts';
import { openPlainPage } from './open-plain-page.ts';
import { type Press, timePresses } from './press-times.ts';
import { type Pressed, printInteractions } from './print-interactions.ts';
import { slowPhone } from './throttle.ts';
import { type InteractionNotes, watchInteractions } from './watch-interactions.ts';
import { liveBadge } from './watch-load.ts';

// From coming into a field, or upon a page, to the first press.
const arrivalMs = 1000;
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

async function pressesOf(task: InteractionTask, pace: Pace, url: string): Promise<Pressed> {
  const visits: Pressed[] = [];
  for (let visit = 0; visit < pace.visits; visit += 1) {
    visits.push(await pressesOfVisit(task, pace, url));
  }
  return {
    presses: visits.flatMap(({ presses }) => presses),
    answered: visits.flatMap(({ answered }) => answered),
  };
}

async function pressesOfVisit(
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
    await sleep(arrivalMs);
    await begin?.(page);
    await page.evaluate(watchInteractions, watched);
    await sleep(arrivalMs);
    const presses: Press[] = [];
    for (let turn = 0; turn < pace.pressesAVisit; turn += 1) {
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
