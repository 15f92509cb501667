import { rm } from 'node:fs/promises';
import path from 'node:path';
import { utcDay } from '@dinar/domain/days/rate-date';
import { fromRoot } from '@dinar/tools/command/project-root';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { bundleOptions } from '../../../../functions/build/bundle-options.ts';
import { startProgram } from '../../../support/run-program.ts';
import { openFirestore } from '../open-firestore.ts';
import type { Nights } from './run-nights.ts';
import { storeMonths } from './store-months.ts';

// `npm test -- --all` and CI store five years; fewer months need the same memory.
const months = process.env.DINAR_ALL_TESTS === undefined ? 6 : 60;
const limitMb = 256;
// One process per year: production starts one process per night.
const nightsOfProcess = 12;
// On a busy machine V8 lets garbage grow to its limit, and a process needs some 110 MiB beyond its heap.
const heap = '--max-old-space-size=88 --max-semi-space-size=4';

const { db } = await openFirestore();
const today = utcDay(new Date());
const folder = fromRoot('.local', `years-${process.pid}`);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs nights of the job one after the other, in processes limited to the memory that they may need. */
async function runNights(count: number): Promise<Nights> {
  const parts: Nights[] = [];
  for (let left = count; left > 0; left -= nightsOfProcess) {
    parts.push(await runProcess(Math.min(left, nightsOfProcess)));
  }
  return {
    months: parts.flatMap(({ months }) => months),
    repaired: parts.flatMap(({ repaired }) => repaired),
    slowestMs: Math.max(...parts.map(({ slowestMs }) => slowestMs)),
    peakRssMb: Math.max(...parts.map(({ peakRssMb }) => peakRssMb)),
  };
}

async function runProcess(nights: number): Promise<Nights> {
  const bundle = path.join(folder, 'run-nights.mjs');
  await build(bundleOptions(path.join(import.meta.dirname, 'run-nights.ts'), bundle));
  const program = startProgram(bundle, [String(nights)], {
    NODE_OPTIONS: heap,
    METADATA_SERVER_DETECTION: 'none',
  });
  return JSON.parse(await program.printedMatch(/nights (\{.*\})\./));
}

test(`Each of ${months} months is reconciled, and no night uses more than ${limitMb} MiB`, {
  timeout: 1_200_000,
}, async () => {
  const rows = await storeMonths(db, today, months);
  expect(rows).toBeGreaterThan(7_000 * months);
  const first = await runNights(months);
  console.info(`${rows} rows, ${months} nights:`, JSON.stringify({ ...first, months }));
  expect(first.repaired).toEqual([]);
  expect(new Set(first.months).size).toBeGreaterThanOrEqual(months - 1);
  expect(first.peakRssMb).toBeLessThan(limitMb);

  const oldest = [...first.months].sort()[0];
  const [snapshot] = (await db.collection('bank-snapshots').limit(1).get()).docs;
  expect(snapshot?.id.slice(0, 7)).toBe(oldest);
  await snapshot?.ref.update({ count: 0 });
  const second = await runNights(months);
  expect(second.repaired).toEqual([snapshot?.ref.path]);
  expect((await snapshot?.ref.get())?.get('count')).toBe(snapshot?.get('count'));
});
