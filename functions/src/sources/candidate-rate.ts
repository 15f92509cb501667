import type { centralBankCode } from '@dinar/domain/banks/bank-code';

interface CandidateFacts {
  readonly currency: string;
  readonly date: string;
  readonly status?: 0 | 1;
}

/** A bank's rates at its counters, in any spelling of the bank that the registry knows. */
export interface CounterCandidate extends CandidateFacts {
  readonly bankId: string;
  readonly purchaseRate: number;
  readonly saleRate: number;
}

/**
 * The central bank's mid rates: the interbank one, and the manual-exchange one (banknotes) where it
 * publishes it.
 */
export interface CentralCandidate extends CandidateFacts {
  readonly bankId: typeof centralBankCode;
  readonly rate: number;
  readonly manualRate?: number;
}

/**
 * One row as a source offers it, in TND for one unit of the currency, not yet believed: the currency
 * and the day may be any text.
 */
export type CandidateRate = CounterCandidate | CentralCandidate;
