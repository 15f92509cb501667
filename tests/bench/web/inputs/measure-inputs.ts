import { setTimeout as sleep } from 'node:timers/promises';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { startDemoFeed } from '@dinar/tools/local/demo/demo-feed';
import type { Stack } from '@dinar/tools/local/stack';
import type { Page } from 'puppeteer-core';
import type { BuiltPage } from '../../../support/built-pages.ts';
import { percentile } from '../../support/percentiles.ts';
import { printTable } from '../../support/print-table.ts';
import { liveBadge } from '../loads/watch-load.ts';
import { openPage } from '../open-page.ts';
import { slowPhone } from '../slow-phone.ts';
import { type Field, fieldAlone, fieldsOfPages } from './fields.ts';
import { startMovingBoard } from './moving-board.ts';

/** The durations of one field's inputs, from the event to the next paint, in ms. */
export interface TimedField {
  readonly page: string;
  readonly field: string;
  readonly feed: string;
  readonly durationsMs: readonly number[];
}

type Stop = () => Promise<unknown>;

const feeds: Readonly<Record<string, (stack: Stack) => Promise<Stop>>> = {
  'each rate once a second': async (stack) =>
    (await startMovingBoard(connectFirestore(stack.firestoreHost, stack.projectId), 1000)).stop,
  demonstration: async (stack) =>
    startDemoFeed(connectFirestore(stack.firestoreHost, stack.projectId)).stop,
};

// The browser reports no event that took less, and rounds to 8 ms.
const leastReportedMs = 16;
const settleMs = 1000;
// As quick as people type who type fast: 4 to 6 keys a second, with the finger's time.
const pauseFromMs = 60;
const pauseSpreadMs = 100;
// Steps of the golden ratio spread the inputs over every moment of the feed.
const goldenStep = 0.618_034;

interface Measured {
  readonly pages: readonly BuiltPage[];
  /** Absent for all. */
  readonly fields: readonly string[] | undefined;
  readonly inputs: number;
}

/** Times the fields of the pages at CPU ×4, under each feed. */
export async function measureInputs(
  siteOrigin: string,
  stack: Stack,
  { pages, fields, inputs }: Measured,
): Promise<{ readonly results: readonly TimedField[] }> {
  const results: TimedField[] = [await timeBaseline(inputs)];
  for (const [feed, start] of Object.entries(feeds)) {
    const stop = await start(stack);
    try {
      for (const { name, path } of pages) {
        for (const [field, steps] of Object.entries(fieldsOfPages[name] ?? {})) {
          if (fields && !fields.includes(field)) continue;
          const durationsMs = await timeField(siteOrigin + path, steps, inputs);
          results.push({ page: name, field, feed, durationsMs });
        }
      }
    } finally {
      await stop();
    }
  }
  printInputs(results);
  return { results };
}

/** A field on a page that has nothing else: what this machine needs in this hour for an input. */
async function timeBaseline(inputs: number): Promise<TimedField> {
  const { page, close } = await openPage('desktop', false);
  try {
    await page.setContent('<input>');
    const durationsMs = await timeInputs(page, fieldAlone, inputs);
    return { page: 'a field alone', field: '', feed: '', durationsMs };
  } finally {
    await close();
  }
}

async function timeField(url: string, field: Field, inputs: number): Promise<readonly number[]> {
  const { page, close } = await openPage(field.screen ?? 'desktop', false);
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector(liveBadge);
    return await timeInputs(page, field, inputs);
  } finally {
    await close();
  }
}

async function timeInputs(page: Page, field: Field, inputs: number): Promise<readonly number[]> {
  await page.emulateCPUThrottling(slowPhone.cpuSlowdown);
  await sleep(settleMs);
  await field.begin(page);
  await sleep(settleMs);
  await page.evaluate(watchInputs, leastReportedMs);
  for (let index = 0; index < inputs; index += 1) {
    await field.input(page, index);
    await sleep(pauseFromMs + ((index * goldenStep) % 1) * pauseSpreadMs);
  }
  await sleep(settleMs);
  const longest: LongestEvents = await page.evaluate(() => Reflect.get(window, 'longestEvents'));
  const reported = Object.values(longest);
  const missing = Math.max(0, inputs - reported.length);
  return [...reported, ...Array<number>(missing).fill(leastReportedMs)];
}

/** The longest event of each interaction, by its id. */
type LongestEvents = Record<number, number>;

/** Runs in the page: names no function of its own. */
function watchInputs(durationThreshold: number): void {
  const longest: LongestEvents = {};
  Object.assign(window, { longestEvents: longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId'));
      if (id !== 0) longest[id] = Math.max(longest[id] ?? 0, entry.duration);
    }
  }).observe(Object.assign({ type: 'event', buffered: false }, { durationThreshold }));
}

function printInputs(results: readonly TimedField[]): void {
  printTable(
    'Inputs (CPU ×4; Event Timing, ms to the next paint)',
    ['feed', 'page', 'field', 'inputs', 'p75', 'worst'],
    results.map(({ feed, page, field, durationsMs }) => [
      feed,
      page,
      field,
      durationsMs.length,
      percentile(durationsMs, 0.75),
      percentile(durationsMs, 1),
    ]),
  );
}
