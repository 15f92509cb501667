import type { CommercialBankCode } from '../banks/bank-code.ts';
import { compareCounters } from './compare-counters.ts';
import type { Counters } from './counters.ts';
import { type Intent, sideOfIntent } from './intent.ts';

/** The place of a bank among the boards in force; banks with the same rate share one. */
export interface BankRank {
  readonly place: number;
  /** The number of boards compared. */
  readonly of: number;
  readonly isShared: boolean;
}

/** The rank of a bank in a comparison; undefined if it is not in force, or fewer than three boards are. */
export function bankRank(
  counters: Counters,
  intent: Intent,
  bank: CommercialBankCode,
): BankRank | undefined {
  if (!counters.best) return undefined;
  const rates = compareCounters(counters, intent, 1)
    .filter(({ isInForce }) => isInForce)
    .map((row) => ({ bankId: row.bankId, rate: row[sideOfIntent(intent)].value }));
  const own = rates.find(({ bankId }) => bankId === bank)?.rate;
  if (own === undefined) return undefined;
  return {
    place: rates.findIndex(({ rate }) => rate.eq(own)) + 1,
    of: rates.length,
    isShared: rates.filter(({ rate }) => rate.eq(own)).length > 1,
  };
}
