import { utcDay } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { collection } from '@dinar/domain/documents/collections';
import { firestoreRateStore, writtenDocument } from '@dinar/functions/store/firestore-rate-store';
import { ingestRates } from '@dinar/functions/store/ingest-rates';
import { settleRateChange } from '@dinar/functions/store/settle-rate-change';
import { writeLiveRates } from '@dinar/functions/store/write-live-rates';
import { DemoMarket } from '@dinar/local-run/demo/demo-market';
import { liveQuotes } from '@dinar/local-run/demo/live-quotes';
import type { Firestore } from 'firebase-admin/firestore';

/** A live rate that was written: `currency:value`, when its writing began and when it was acknowledged. */
export interface WrittenRate {
  readonly key: string;
  readonly startedAt: number;
  readonly doneAt: number;
}

/**
 * The demonstration's feed by hand: each move goes through ingestion, what the trigger does for each
 * row, and the live rates. Without a functions emulator, so that two cores are left to listening.
 */
export class LoadFeed {
  readonly #db: Firestore;
  readonly #market = new DemoMarket(latestWorkingDay(utcDay(new Date())));

  constructor(db: Firestore) {
    this.#db = db;
  }

  async move(): Promise<readonly WrittenRate[]> {
    const now = new Date();
    const { counters, live } = this.#market.move();
    await ingestRates(this.#db, counters, { now, source: 'demo' });
    await this.#settle(now);
    const written: WrittenRate[] = [];
    for (const quote of liveQuotes(live, utcDay(now))) {
      const startedAt = Date.now();
      const report = await writeLiveRates(this.#db, [quote], now);
      const doneAt = Date.now();
      const key = `${quote.currency}:${quote.value}`;
      if (report.written > 0) written.push({ key, startedAt, doneAt });
    }
    return written;
  }

  /** What the trigger does for each row that the ingestion of this instant wrote. */
  async #settle(fetchedAt: Date): Promise<void> {
    const store = firestoreRateStore(this.#db);
    const rows = this.#db.collection(collection.bankRates).where('fetchedAt', '==', fetchedAt);
    // At once, as events come: of a burst the first does the work, the others wait to find it done.
    await Promise.all(
      (await rows.get()).docs.map((row) => {
        const after = writtenDocument(row);
        return settleRateChange(store, { path: row.ref.path, before: undefined, after });
      }),
    );
  }
}
