import type { LiveLedger } from './live-ledger.ts';
import { countedRows, type NaiveRow } from './naive-row.ts';
import { dayBefore, naiveSuspects } from './naive-suspects.ts';
import type { SimulatedDatabase } from './simulated-database.ts';

// A board is derived from rows of 14 days.
const firstCounted = '2025-12-29';

/**
 * The right content of every aggregate and the rows with a problem, computed from the rows alone, slowly and
 * without the code under test: no judgement, no derivation, no decoder, no query.
 */
export function naiveAggregates(
  database: SimulatedDatabase,
  ledger: LiveLedger,
): Record<string, unknown> {
  const rows = countedRows(database);
  const shown: NaiveRow[] = [];
  const aggregates: Record<string, unknown> = {};
  for (const currency of ['EUR', 'USD']) {
    const own = rows.filter((row) => row.currency === currency);
    const live = ledger.live(currency);
    const suspects = naiveSuspects(own, ledger.market(currency));
    for (const row of own) aggregates[`problem of ${row.path}`] = suspects.has(row);
    const plausible = own.filter((row) => !suspects.has(row));
    shown.push(...plausible);
    const counted = plausible.filter(({ date }) => date >= firstCounted);
    const stats = { banks: naiveBanks(counted), bctn_rate: naiveCentral(counted), live };
    const isEmpty = stats.banks.length === 0 && stats.bctn_rate === null && live === null;
    if (!isEmpty) aggregates[`rates-stats/${currency}`] = stats;
    Object.assign(aggregates, naiveHistory(currency, plausible, ledger));
  }
  return { ...aggregates, ...naiveSnapshots(shown) };
}

function naiveBanks(rows: readonly NaiveRow[]) {
  const counters = rows.filter(({ bankId }) => bankId !== 'BCTN');
  const date = last(counters);
  if (date === undefined) return [];
  const weekMs = 7 * 24 * 3_600_000;
  return latestOfEach(counters)
    .filter((row) => Date.parse(date) - Date.parse(row.date) <= weekMs)
    .sort((a, b) => (a.bankId < b.bankId ? -1 : 1))
    .map(({ path: _, currency: __, fetchedAt: ___, ...quote }) => quote);
}

function naiveCentral(rows: readonly NaiveRow[]) {
  const central = rows.filter(({ bankId }) => bankId === 'BCTN');
  const [row] = latestOfEach(central);
  if (row === undefined) return null;
  const { saleRate: value, manualRate, date, source } = row;
  return { value, ...(manualRate !== undefined && { manualValue: manualRate }), date, source };
}

function naiveSnapshots(rows: readonly NaiveRow[]): Record<string, unknown> {
  const snapshots: Record<string, unknown> = {};
  for (const { date, bankId } of rows) {
    const own = rows.filter((row) => row.date === date && row.bankId === bankId);
    const rates = Object.fromEntries(own.map((row) => [row.currency, snapshotFields(row)]));
    snapshots[`bank-snapshots/${date}_${bankId}`] = { bankId, date, rates, count: own.length };
  }
  return snapshots;
}

function snapshotFields({ bankId, purchaseRate, saleRate, manualRate, source }: NaiveRow) {
  if (bankId !== 'BCTN') return { purchaseRate, saleRate, source };
  return { rate: saleRate, ...(manualRate !== undefined && { manualRate }), source };
}

function naiveHistory(currency: string, rows: readonly NaiveRow[], ledger: LiveLedger) {
  const live = ledger.days().filter((quote) => quote.currency === currency);
  const years: Record<string, Record<string, unknown>> = {};
  for (const { date } of [...rows, ...live]) {
    const isInForce = (row: NaiveRow) => row.date === date || row.date === dayBefore[date];
    const counters = rows.filter((row) => row.bankId !== 'BCTN' && isInForce(row));
    const boards = latestOfEach(counters);
    const isCompared = boards.length >= 3 && boards.some((row) => row.date === date);
    const point = {
      central: naiveCentral(rows.filter((row) => row.date === date))?.value ?? null,
      live: ledger.ofDay(currency, date),
      bestBuy: isCompared ? Math.max(...boards.map((row) => row.purchaseRate)) : null,
      bestSell: isCompared ? Math.min(...boards.map((row) => row.saleRate)) : null,
    };
    if (Object.values(point).every((rate) => rate === null)) continue;
    const year = `rate-history/${currency}_${date.slice(0, 4)}`;
    years[year] = { ...years[year], [date.slice(5)]: point };
  }
  return years;
}

function latestOfEach(rows: readonly NaiveRow[]): NaiveRow[] {
  return rows.filter(
    (row) => last(rows.filter(({ bankId }) => bankId === row.bankId)) === row.date,
  );
}

function last(rows: readonly NaiveRow[]): string | undefined {
  return rows
    .map(({ date }) => date)
    .sort()
    .at(-1);
}
