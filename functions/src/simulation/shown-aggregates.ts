import type { DocumentData } from 'firebase-admin/firestore';
import type { SimulatedDatabase } from './simulated-database.ts';

/** The stored aggregates as the oracle words them: without instants, a tie's bank, a variation. */
export function shownAggregates(database: SimulatedDatabase): Record<string, unknown> {
  return Object.fromEntries([
    ...database.under('rates-stats/').map(([path, data]) => [path, shownStats(data)]),
    ...database.under('bank-snapshots/').map(([path, data]) => [path, withoutInstant(data)]),
    ...database.under('rate-history/').map(([path, { points }]) => [path, points]),
  ]);
}

function shownStats({ updatedAt: _, live_rate: live, bestBuy, bestSell, ...stats }: DocumentData) {
  return {
    ...stats,
    bestBuy: bestBuy?.rate ?? null,
    bestSell: bestSell?.rate ?? null,
    live: live && { value: live.value, date: live.date },
  };
}

function withoutInstant({ updatedAt: _, ...fields }: DocumentData): DocumentData {
  return fields;
}
