import { setTimeout as sleep } from 'node:timers/promises';
import { bankByCode } from '@dinar/domain/banks/bank';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { collection } from '@dinar/domain/documents/collections';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import { roundRate } from '@dinar/domain/money/decimal';
import { bankRateId } from '@dinar/domain/rates/bank-rate';
import type { BankQuote, RatesStats } from '@dinar/domain/rates/currency-rates';
import { ingestRates } from '@dinar/functions/store/ingest-rates';
import { connectFirestore } from '@dinar/local-run/connect-firestore';
import type { Stack } from '@dinar/local-run/stack';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { percentile } from '../support/percentiles.ts';
import { printTable } from '../support/print-table.ts';
import { openPage } from './open-page.ts';
import { type RateWatch, watchRate } from './rate-watch.ts';
import { liveBadge } from './watch-load.ts';

const writes = 48;
// The first events wait for the functions' workers to start: a visitor meets warm ones.
const warmUpWrites = 4;
const currency: ForeignCurrencyCode = 'EUR';

/** One rate on its way; every step in ms after the one before. */
export interface Journey {
  /** From the import's call to the commit of the row: guards read references first. */
  readonly importMs: number;
  /** From the commit to the moment the trigger has read the rows. */
  readonly triggerMs: number;
  /** From there to the commit of the aggregate. */
  readonly aggregateMs: number;
  /** From there to the listener's bytes in the browser. */
  readonly listenerMs: number;
  /** From there to the frame that shows the number. */
  readonly paintMs: number;
  readonly commitToPaintMs: number;
  readonly importToPaintMs: number;
}

/** Imports one rate after the other and waits for each number on an open, live page. */
export async function measureWriteLatency(siteOrigin: string, stack: Stack) {
  const db = connectFirestore(stack.firestoreHost, stack.projectId);
  const { page, session, close } = await openPage('desktop');
  const journeys: Journey[] = [];
  try {
    const watch = await watchRate(page, session);
    await page.goto(`${siteOrigin}/`);
    await page.locator(liveBadge).first().waitFor();
    // Out of sight it would follow at a slow beat.
    await page.locator('main table').first().scrollIntoViewIfNeeded();
    for (let turn = 0; turn < warmUpWrites + writes; turn += 1) {
      const journey = await follow(db, watch, turn);
      if (turn >= warmUpWrites) journeys.push(journey);
      await sleep(100 + (turn % 7) * 40);
    }
  } finally {
    await close();
    await db.terminate();
  }
  printJourneys(journeys);
  return { journeys };
}

async function follow(db: Firestore, watch: RateWatch, turn: number): Promise<Journey> {
  const quote = quoteFor(await statsOf(db), turn);
  const purchaseRate = roundRate(quote.purchaseRate + (turn % 2 === 0 ? 0.002 : -0.002));
  const shown = formatTableRate(purchaseRate);
  await watch.expect(bankByCode(quote.bankId).fullName, shown);
  const calledAt = Date.now();
  const row = { ...quote, currency, purchaseRate };
  const report = await ingestRates(db, [row], { now: new Date(), source: quote.source });
  if (report.written !== 1) throw new Error(`Not imported: ${JSON.stringify(report)}`);
  const paintedAt = await watch.painted();
  const rate = await db.doc(`${collection.bankRates}/${bankRateId(row)}`).get();
  const stats = await db.doc(`${collection.ratesStats}/${currency}`).get();
  const committedAt = instant(rate.updateTime);
  const readAt = instant(stats.get('updatedAt'));
  const aggregatedAt = instant(stats.updateTime);
  const receivedAt = watch.receivedAfter(aggregatedAt);
  return {
    importMs: committedAt - calledAt,
    triggerMs: readAt - committedAt,
    aggregateMs: aggregatedAt - readAt,
    listenerMs: receivedAt - aggregatedAt,
    paintMs: paintedAt - receivedAt,
    commitToPaintMs: paintedAt - committedAt,
    importToPaintMs: paintedAt - calledAt,
  };
}

async function statsOf(db: Firestore): Promise<RatesStats> {
  const path = `${collection.ratesStats}/${currency}`;
  const decoded = decodeRatesStats(path, (await db.doc(path).get()).data());
  if (!decoded.ok) throw new Error(`${path}: ${decoded.problem.reason}`);
  return decoded.value;
}

function quoteFor({ banks }: RatesStats, turn: number): BankQuote {
  const latest = banks
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const ofTheDay = banks.filter(({ date }) => date === latest);
  const quote = ofTheDay[Math.floor(turn / 2) % ofTheDay.length];
  if (!quote) throw new Error(`No bank quotes ${currency}`);
  return quote;
}

/** Milliseconds since 1970, with their fraction. */
function instant(value: unknown): number {
  if (!(value instanceof Timestamp)) throw new Error('A document without its time');
  return value.seconds * 1000 + value.nanoseconds / 1e6;
}

const steps: readonly (readonly [keyof Journey, string])[] = [
  ['importMs', 'import: guards and commit of the row'],
  ['triggerMs', 'trigger: commit → rows read'],
  ['aggregateMs', 'aggregate: rows read → committed'],
  ['listenerMs', 'listener: committed → bytes in the browser'],
  ['paintMs', 'page: bytes → painted'],
  ['commitToPaintMs', 'commit of the row → painted'],
  ['importToPaintMs', 'import called → painted'],
];

function printJourneys(journeys: readonly Journey[]): void {
  printTable(
    `Write → visible (${journeys.length} imported rates, one at a time, CPU as it is; ms)`,
    ['step', 'p50', 'p99', 'max'],
    steps.map(([step, name]) => {
      const values = journeys.map((journey) => journey[step]);
      return [name, ...[0.5, 0.99, 1].map((share) => percentile(values, share).toFixed(1))];
    }),
  );
}
