import type { DocumentData } from 'firebase-admin/firestore';
import type { LiveLedger } from './live-ledger.ts';
import type { SimulatedDatabase } from './simulated-database.ts';

interface Row {
  readonly bankId: string;
  readonly currency: string;
  readonly date: string;
  readonly purchaseRate: number;
  readonly saleRate: number;
  readonly source: string;
  readonly fetchedAt: Date;
}

/**
 * What every aggregate has to be, worked out from the rows alone, slowly and with nothing of the
 * code under test: no derivation, no decoder, no query.
 */
export function naiveAggregates(
  database: SimulatedDatabase,
  ledger: LiveLedger,
): Record<string, unknown> {
  const rows = countedRows(database);
  const aggregates: Record<string, unknown> = {};
  for (const currency of ['EUR', 'USD']) {
    const own = rows.filter((row) => row.currency === currency);
    const stats = { ...naiveBoard(own), bctn_rate: naiveCentral(own), live: ledger.live(currency) };
    const isEmpty = stats.bankCount === 0 && stats.bctn_rate === null && stats.live === null;
    if (!isEmpty) aggregates[`rates-stats/${currency}`] = stats;
    Object.assign(aggregates, naiveHistory(currency, own, ledger));
  }
  for (const { date, bankId } of rows) {
    const own = rows.filter((row) => row.date === date && row.bankId === bankId);
    const rates = own.map(({ currency, purchaseRate, saleRate, source }) => [
      currency,
      { purchaseRate, saleRate, source },
    ]);
    aggregates[`bank-snapshots/${date}_${bankId}`] = {
      bankId,
      date,
      rates: Object.fromEntries(rates),
      count: own.length,
    };
  }
  return aggregates;
}

/** Active rows that are rates; of several with one day, bank and currency the last fetched. */
function countedRows(database: SimulatedDatabase): Row[] {
  const active = database.under('bank-rates/').flatMap(([, data]) => readRow(data));
  return active.filter(
    (row) => !active.some((other) => isSameRate(row, other) && other.fetchedAt > row.fetchedAt),
  );
}

function isSameRate(a: Row, b: Row): boolean {
  return a.bankId === b.bankId && a.currency === b.currency && a.date === b.date;
}

function readRow(data: DocumentData): Row[] {
  const { bankId, currency, date, purchaseRate, saleRate, source, fetchedAt, status } = data;
  if (status !== 1 || typeof saleRate !== 'number' || typeof bankId !== 'string') return [];
  return [{ bankId, currency, date, purchaseRate, saleRate, source, fetchedAt }];
}

function naiveBoard(rows: readonly Row[]) {
  const counters = rows.filter((row) => row.bankId !== 'BCTN');
  const date = last(counters.map((row) => row.date));
  if (date === undefined) {
    const none = { bestBuy: null, bestSell: null, average: null, date: null };
    return { banks: [], bankCount: 0, ...none };
  }
  const weekMs = 7 * 24 * 3_600_000;
  const banks = counters
    .filter((row) => last(counters.filter(sameBank(row)).map((it) => it.date)) === row.date)
    .filter((row) => Date.parse(date) - Date.parse(row.date) <= weekMs)
    .sort((a, b) => (a.bankId < b.bankId ? -1 : 1));
  const ofTheDay = banks.filter((row) => row.date === date);
  return {
    banks: banks.map(({ currency: _, fetchedAt: __, ...quote }) => quote),
    bankCount: banks.length,
    bestBuy: Math.max(...ofTheDay.map((row) => row.purchaseRate)),
    bestSell: Math.min(...ofTheDay.map((row) => row.saleRate)),
    average: {
      purchaseRate: mean(ofTheDay.map((row) => row.purchaseRate)),
      saleRate: mean(ofTheDay.map((row) => row.saleRate)),
    },
    date,
  };
}

function sameBank(row: Row): (other: Row) => boolean {
  return (other) => other.bankId === row.bankId;
}

function naiveCentral(rows: readonly Row[]) {
  const central = rows.filter((row) => row.bankId === 'BCTN');
  const date = last(central.map((row) => row.date));
  const row = central.find((it) => it.date === date);
  return row === undefined
    ? null
    : { value: mean([row.purchaseRate, row.saleRate]), date: row.date, source: row.source };
}

function naiveHistory(currency: string, rows: readonly Row[], ledger: LiveLedger) {
  const live = ledger.days().filter((quote) => quote.currency === currency);
  const years: Record<string, Record<string, unknown>> = {};
  for (const { date } of [...rows, ...live]) {
    const own = rows.filter((row) => row.date === date);
    const board = naiveBoard(own);
    const points = years[`rate-history/${currency}_${date.slice(0, 4)}`] ?? {};
    years[`rate-history/${currency}_${date.slice(0, 4)}`] = points;
    points[date.slice(5)] = {
      central: naiveCentral(own)?.value ?? null,
      live: ledger.ofDay(currency, date),
      bestBuy: board.bestBuy,
      bestSell: board.bestSell,
    };
  }
  return years;
}

function last(days: readonly string[]): string | undefined {
  return [...days].sort().at(-1);
}

// Rates of a history have two decimals: in whole millionths nothing is lost before the rounding.
function mean(rates: readonly number[]): number {
  const millionths = rates.reduce((sum, rate) => sum + Math.round(rate * 1_000_000), 0);
  return Math.round(millionths / rates.length) / 1_000_000;
}
