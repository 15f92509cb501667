import { type BankRate, bankRateId, isByHand } from '../rates/bank-rate.ts';

/**
 * Returns the active rates, one per id, sorted by id. The result depends neither on the order of the rows nor
 * on repetitions. Of two rows with one id, a row that a person typed or changed wins; otherwise the one
 * fetched later wins.
 */
export function activeRates(rows: Iterable<BankRate>): BankRate[] {
  const byId = new Map<string, BankRate>();
  for (const row of rows) {
    const id = bankRateId(row);
    const known = byId.get(id);
    if (known === undefined || rank(row) > rank(known)) byId.set(id, row);
  }
  return [...byId]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row)
    .filter((row) => row.status === 1);
}

/** The active rates without a problem, from which snapshots and histories are derived. */
export function shownRates(rows: Iterable<BankRate>): BankRate[] {
  return activeRates(rows).filter(({ problem }) => problem === undefined);
}

// Compares every field, so that two different rows of one id never tie.
function rank(row: BankRate): string {
  const { fetchedAt, status, source, jumpAccepted, problem, asRead } = row;
  const values = 'rate' in row ? [row.rate, row.manualRate] : [row.purchaseRate, row.saleRate];
  const facts = [fetchedAt.toISOString(), status, ...values, source, jumpAccepted, problem, asRead];
  return [Number(isByHand(row)), ...facts].join(' ');
}
