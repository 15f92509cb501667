import type { Timestamp } from 'firebase-admin/firestore';
import type { RateStore } from '../rate-store/rate-store.ts';
import { isFresh, type Rebuild } from './rebuild.ts';
import type { Outcome } from './settle-aggregate.ts';
import { boardsAmong, type Result, settleTogether } from './settle-together.ts';
import { newerOf, WaitingRebuild } from './waiting-rebuild.ts';

export interface QueueSettings {
  /**
   * The number of boards from which they count as a burst. A burst waits, so that events of the next
   * moments are rebuilt with it.
   */
  readonly burstFrom: number;
  /** The number of boards from which one read of every row costs less than one read for each currency. */
  readonly wholeBoardFrom: number;
}

const usual: QueueSettings = { burstFrom: 3, wholeBoardFrom: 16 };
const burstWaitMs = 500;

/** The largest number of aggregates remembered: more than a board has, in little memory. */
const maxRemembered = 5000;

/**
 * The rebuilds that this instance's events wait for. Events that request an aggregate before its rows are
 * read share one rebuild, and rebuilds that wait at the same time share one transaction and its reads.
 *
 * An event returns only once its aggregate is known to contain its change. When the instance stops, or the
 * transaction fails, each of its events fails and is delivered again.
 */
export class RebuildQueue {
  readonly store: RateStore;
  readonly #waiting = new Map<string, WaitingRebuild>();
  /** The read time of the rows from which this instance last settled each aggregate. */
  readonly #settledAsOf = new Map<string, Timestamp>();
  readonly #settings: QueueSettings;
  #isRunning = false;

  constructor(store: RateStore, settings: Partial<QueueSettings> = {}) {
    this.store = store;
    this.#settings = { ...usual, ...settings };
  }

  /**
   * Recomputes an aggregate for an event. `changedAt` is the commit time of its change. When it is unknown
   * (a deletion), only rows read from now on are new enough, because an event follows its commit.
   */
  ask(rebuild: Rebuild, changedAt: Timestamp | undefined): Promise<Outcome> {
    const asOf = this.#settledAsOf.get(rebuild.key);
    if (changedAt && isFresh(asOf, changedAt)) return Promise.resolve('unchanged');
    const known = this.#waiting.get(rebuild.key);
    if (known) {
      known.join(changedAt);
      return known.outcome;
    }
    const asked = new WaitingRebuild(rebuild, changedAt);
    this.#waiting.set(rebuild.key, asked);
    void this.#run();
    return asked.outcome;
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      // Calls in one turn of the event loop share the first transaction.
      await Promise.resolve();
      while (this.#due().length > 0) {
        if (boardsAmong(this.#due()) >= this.#settings.burstFrom)
          await this.store.wait(burstWaitMs);
        await this.#settle(this.#takeDue());
      }
    } catch (error) {
      for (const asked of this.#takeDue()) asked.fail(error);
    } finally {
      this.#isRunning = false;
    }
  }

  #takeDue(): readonly WaitingRebuild[] {
    const due = this.#due();
    for (const { rebuild } of due) this.#waiting.delete(rebuild.key);
    return due;
  }

  #due(): WaitingRebuild[] {
    return [...this.#waiting.values()].filter(({ isDue }) => isDue);
  }

  /**
   * When several rebuilds fail together, each is retried alone, so that one fault does not stop the others.
   */
  async #settle(asked: readonly WaitingRebuild[]): Promise<void> {
    try {
      const results = await this.store.transact((transaction) =>
        settleTogether(transaction, asked, this.#settings.wholeBoardFrom),
      );
      for (const [one, result] of results) this.#finish(one, result);
    } catch (error) {
      const [first, ...others] = asked;
      if (others.length === 0) first?.fail(error);
      else for (const one of asked) await this.#settle([one]);
    }
  }

  #finish(asked: WaitingRebuild, result: Result): void {
    if ('earlyMs' in result) {
      this.#postpone(asked, result.earlyMs);
      return;
    }
    const { key } = asked.rebuild;
    if (this.#settledAsOf.size >= maxRemembered) this.#settledAsOf.clear();
    this.#settledAsOf.set(key, newerOf(this.#settledAsOf.get(key), result.asOf));
    asked.resolve(result.outcome);
  }

  #postpone(asked: WaitingRebuild, ms: number): void {
    const { key } = asked.rebuild;
    const newer = this.#waiting.get(key);
    if (newer) asked.takeIn(newer);
    asked.isDue = false;
    asked.hasWaited = true;
    this.#waiting.set(key, asked);
    this.store.wait(ms).then(
      () => {
        asked.isDue = true;
        return this.#run();
      },
      (error: unknown) => {
        this.#waiting.delete(key);
        asked.fail(error);
      },
    );
  }
}
