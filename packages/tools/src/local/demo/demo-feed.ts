import { setTimeout as sleep } from 'node:timers/promises';
import { utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { ingestRates } from '@dinar/functions/store/ingest/ingest-rates';
import { writeLiveRates } from '@dinar/functions/store/live/write-live-rates';
import type { Firestore } from 'firebase-admin/firestore';
import { keepDemoJobsRunning } from './demo-jobs.ts';
import { DemoMarket } from './demo-market.ts';
import { liveQuotes } from './live-quotes.ts';
import { pause } from './pause.ts';

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
  const moving = [run(db, stopping.signal), keepDemoJobsRunning(db, stopping.signal)];
  const running = Promise.all(moving).finally(() => db.terminate());
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([running, sleep(lastMoveMs)]);
    },
  };
}

async function run(db: Firestore, signal: AbortSignal): Promise<void> {
  const market = new DemoMarket(latestWorkingDay(utcDay(new Date())));
  while (!signal.aborted) {
    try {
      await moveOnce(db, market);
    } catch (error) {
      if (signal.aborted) return;
      // A lost move does not matter to a visitor, but the user at the terminal should see the error.
      console.error(`Flux de démonstration : ${error instanceof Error ? error.message : error}`);
    }
    await pause(shortestPauseMs + Math.random() * (longestPauseMs - shortestPauseMs), signal);
  }
}

async function moveOnce(db: Firestore, market: DemoMarket): Promise<void> {
  const now = new Date();
  const { counters, live } = market.move();
  await ingestRates(db, counters, { now, source: 'demo' });
  await writeLiveRates(db, liveQuotes(live, utcDay(now)), now);
}
