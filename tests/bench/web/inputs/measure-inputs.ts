import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { startDemoFeed } from '@dinar/tools/local/demo/demo-feed';
import type { Stack } from '@dinar/tools/local/stack';
import type { BuiltPage } from '../../../support/built-pages.ts';
import { percentile, printTable } from '../../support/results.ts';
import { liveBadge } from '../loads/watch-load.ts';
import { openPage } from '../open-page.ts';
import { type Field, fieldAlone, fieldsOfPages } from './fields.ts';
import { startMovingBoard } from './moving-board.ts';
import { timeInputs } from './time-inputs.ts';

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

interface Measured {
  readonly pages: readonly BuiltPage[];
  /** Absent for all fields. */
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
          console.log(`${feed}, ${name}, ${field}: p75 ${percentile(durationsMs, 0.75)} ms`);
        }
      }
    } finally {
      await stop();
    }
  }
  printInputs(results);
  return { results };
}

/** Times a field on an otherwise empty page: the machine's own time for an input, at the hour of the run. */
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
