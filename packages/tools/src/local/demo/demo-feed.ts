import { setTimeout as sleep } from 'node:timers/promises';
import { utcDay } from '@dinar/domain/days/rate-date';
import { jobRhythms, type SourceJob, sourceJobs } from '@dinar/domain/schedules/job-rhythm';
import { ingestRates } from '@dinar/functions/store/ingest/ingest-rates';
import { writeLiveRates } from '@dinar/functions/store/live/write-live-rates';
import type { Firestore } from 'firebase-admin/firestore';
import { runDemoJobs } from './demo-environment.ts';
import { DemoMarket } from './demo-market.ts';

/** A feed that moves rates until it is stopped. */
export interface DemoFeed {
  /** Stops after the move under way, which a database that has ended leaves unfinished: at most a second. */
  stop(): Promise<void>;
}

const shortestPauseMs = 2_000;
const longestPauseMs = 5_000;
const lastMoveMs = 1_000;

/**
 * Moves the demonstration's rates every 2 to 5 seconds, along the normal path of a rate: ingestion,
 * trigger, aggregate, listener, page. Also runs each source job at its own interval. Owns `db`, and
 * terminates it when stopped.
 */
export function startDemoFeed(db: Firestore): DemoFeed {
  const stopping = new AbortController();
  const running = Promise.all([
    keepMoving(db, stopping.signal),
    ...sourceJobs.map((name) => keepRunning(db, name, stopping.signal)),
  ]).finally(() => db.terminate());
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([running, sleep(lastMoveMs)]);
    },
  };
}

async function keepMoving(db: Firestore, signal: AbortSignal): Promise<void> {
  const market = new DemoMarket();
  const pauseMs = () => shortestPauseMs + Math.random() * (longestPauseMs - shortestPauseMs);
  do {
    await attempt('Flux de démonstration', () => moveOnce(db, market), signal);
  } while (await pause(pauseMs(), signal));
}

async function moveOnce(db: Firestore, market: DemoMarket): Promise<void> {
  const now = new Date();
  const today = utcDay(now);
  await ingestRates(db, market.move(today), { now, source: 'demo' });
  await writeLiveRates(db, market.live(today), now);
}

/** Runs a job at its deployed interval, the first time after one interval. */
async function keepRunning(db: Firestore, name: SourceJob, signal: AbortSignal): Promise<void> {
  while (await pause(jobRhythms[name].everyMinutes * 60_000, signal)) {
    await attempt(`Tâche ${name}`, () => runDemoJobs(db, [name]), signal);
  }
}

/** Does work whose failure the next run may mend; the user at the terminal sees its error, until the signal. */
async function attempt(
  what: string,
  work: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (signal.aborted) return;
    console.error(`${what} : ${error instanceof Error ? error.message : error}`);
  }
}

/** Waits and returns true; returns false when the signal aborts first. */
async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { signal }).catch((reason: unknown) => {
    if (signal.aborted) return false;
    throw reason;
  });
}
