import { type BankRate, bankRateId, isByHand } from '../rates/bank-rate.ts';

/**
 * The active rates, one for each id, ordered by id: the same list whatever the order of the rows
 * and however often one was delivered. Of two rows with one id the one that people typed is kept, else
 * the later fetched.
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

/** The active rates without a problem: snapshots and histories are made of them. */
export function shownRates(rows: Iterable<BankRate>): BankRate[] {
  return activeRates(rows).filter(({ problem }) => problem === undefined);
}

// Total over every field, so that no two different rows of one id can tie.
function rank(row: BankRate): string {
  const { fetchedAt, status, source, jumpAccepted, problem, asRead } = row;
  const values = 'rate' in row ? [row.rate, row.manualRate] : [row.purchaseRate, row.saleRate];
  const facts = [fetchedAt.toISOString(), status, ...values, source, jumpAccepted, problem, asRead];
  return [Number(isByHand(row)), ...facts].join(' ');
}
