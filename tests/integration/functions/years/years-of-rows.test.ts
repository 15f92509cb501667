import { rm } from 'node:fs/promises';
import path from 'node:path';
import { utcDay } from '@dinar/domain/days/rate-date';
import { fromRoot } from '@dinar/tools/command/project-root';
import { build } from 'esbuild';
import { FieldPath } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { bundleOptions } from '../../../../functions/build/bundle-options.ts';
import { startProgram } from '../../../support/run-program.ts';
import { sampleCount } from '../../../support/sample-count.ts';
import { openFirestore } from '../open-firestore.ts';
import type { Nights } from './run-nights.ts';
import { storeMonths } from './store-months.ts';

// The memory of a night does not grow with the months.
const months = sampleCount('MONTHS', 5, 12);
const limitMb = 256;
// A night needs some 38 MB, and with the rows of every month it would end for want of memory.
const heap = '--max-old-space-size=52 --max-semi-space-size=4';

const { db } = await openFirestore();
const today = utcDay(new Date());
const folder = fromRoot('.local', `years-${process.pid}`);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs nights of the job one after the other, in a process limited to the memory that a night may need. */
async function runNights(nights: number): Promise<Nights> {
  const bundle = path.join(folder, 'run-nights.mjs');
  await build(bundleOptions(path.join(import.meta.dirname, 'run-nights.ts'), bundle));
  const program = startProgram(bundle, [String(nights)], {
    NODE_OPTIONS: heap,
    METADATA_SERVER_DETECTION: 'none',
  });
  return JSON.parse(await program.printedMatch(/nights (\{.*\})\./));
}

test(`A night beside ${months} months of rows repairs its month in at most ${limitMb} MiB`, async () => {
  const rows = await storeMonths(db, today, months);
  expect(rows).toBeGreaterThan(7_000 * months);
  const snapshots = db.collection('bank-snapshots').orderBy(FieldPath.documentId());
  const [first] = (await snapshots.limit(1).get()).docs;
  const oldest = first?.id.slice(0, 7) ?? '';
  const [drifted] = (await snapshots.startAfter(`${oldest}-99`).limit(1).get()).docs;
  await drifted?.ref.update({ count: 0 });

  const nights = await runNights(2);
  console.info(`${rows} rows of ${months} months:`, JSON.stringify(nights));
  expect(nights.months).toEqual([oldest, drifted?.id.slice(0, 7)]);
  expect(nights.repaired).toEqual([drifted?.ref.path]);
  expect((await drifted?.ref.get())?.get('count')).toBe(drifted?.get('count'));
  expect(nights.peakRssMb).toBeLessThan(limitMb);
});
