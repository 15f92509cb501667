import type { DocumentData } from 'firebase-admin/firestore';
import { countedRows } from './naive-row.ts';
import type { SimulatedDatabase } from './simulated-database.ts';

/** The stored aggregates and problems in the oracle's form: without instants and variations. */
export function shownAggregates(database: SimulatedDatabase): Record<string, unknown> {
  const problems = new Map(
    database.under('bank-rates/').map(([path, { problem }]) => [path, (problem ?? null) !== null]),
  );
  return Object.fromEntries([
    ...countedRows(database).map(({ path }) => [`problem of ${path}`, problems.get(path)]),
    ...database
      .under('rates-stats/')
      .filter(([, { banks, bctn_rate, live_rate }]) => banks.length > 0 || bctn_rate || live_rate)
      .map(([path, data]) => [path, shownStats(data)]),
    ...database.under('bank-snapshots/').map(([path, data]) => [path, withoutInstant(data)]),
    ...database.under('rate-history/').map(([path, { points }]) => [path, points]),
  ]);
}

function shownStats({
  updatedAt: _,
  dependsOnMarket: __,
  live_rate: live,
  ...stats
}: DocumentData) {
  return { ...stats, live: live && { value: live.value, date: live.date } };
}

function withoutInstant({ updatedAt: _, ...fields }: DocumentData): DocumentData {
  return fields;
}
