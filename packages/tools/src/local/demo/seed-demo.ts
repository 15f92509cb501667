import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay, workingDaysBefore } from '@dinar/domain/days/working-day';
import { ingestRates } from '@dinar/functions/store/ingest/ingest-rates';
import { writeLiveRates } from '@dinar/functions/store/live/write-live-rates';
import { rebuildEverything } from '@dinar/functions/store/reconcile/rebuild-everything';
import { writeBankRecords } from '@dinar/functions/store/trust/write-bank-records';
import type { Firestore } from 'firebase-admin/firestore';
import { seedDemoArchive } from './demo-archive.ts';
import { demoBatches, simulatedDays } from './demo-batches.ts';
import { runDemoJobs } from './demo-environment.ts';
import { DemoMarket } from './demo-market.ts';

/**
 * Fills an empty database with recorded rates, the simulated days up to today, their aggregates and live
 * rates and a past since 2004, and with cryptocurrencies and news through their own jobs. The caller keeps
 * triggers off. Throws when the guards reject a demonstration rate.
 */
export async function seedDemo(db: Firestore, now: Date): Promise<void> {
  const today = utcDay(now);
  for (const { source, rows } of demoBatches(today)) {
    requireAccepted((await ingestRates(db, rows, { now, source })).refused);
  }
  // These jobs read the same rows again and only add the record of a run, as on any other day.
  await runDemoJobs(db, ['central-bank', 'bank-rates']);
  await rebuildEverything(db, today);
  const [first = today] = simulatedDays(today);
  await seedDemoArchive(db, first, now);
  await writeBankRecords(db, today);
  await runDemoJobs(db, ['live-rates', 'crypto', 'news']);
  for (const day of lastTwoLiveDays(today)) {
    requireAccepted((await writeLiveRates(db, new DemoMarket().live(day), now)).refused);
  }
}

/** Two days, because the live variation of a currency without a central bank rate needs a day before. */
function lastTwoLiveDays(today: RateDate): RateDate[] {
  return [...workingDaysBefore(latestWorkingDay(today), 1), today];
}

function requireAccepted(refused: readonly { readonly detail: string }[]): void {
  const [first] = refused;
  if (first !== undefined) {
    throw new Error(`${refused.length} demonstration rates were refused, first: ${first.detail}`);
  }
}
