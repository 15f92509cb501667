/**
 * One row as a source offers it, in TND for one unit of the currency, not yet believed: the bank,
 * the currency and the day may be any spelling the registry knows. The central bank's rows carry
 * its mid rate on both sides.
 */
export interface CandidateRate {
  readonly bankId: string;
  readonly currency: string;
  readonly date: string;
  readonly purchaseRate: number;
  readonly saleRate: number;
  readonly status?: 0 | 1;
}
