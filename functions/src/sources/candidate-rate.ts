import type { centralBankCode } from '@dinar/domain/banks/bank-code';

interface CandidateFacts {
  readonly currency: string;
  readonly date: string;
  readonly status?: 0 | 1;
}

/** A bank's counter rates; `bankId` is any spelling of the bank that the registry contains. */
export interface CounterCandidate extends CandidateFacts {
  readonly bankId: string;
  readonly purchaseRate: number;
  readonly saleRate: number;
}

/**
 * The central bank's mid rates: the interbank rate and, when it is published, the manual-exchange rate
 * (banknotes).
 */
export interface CentralCandidate extends CandidateFacts {
  readonly bankId: typeof centralBankCode;
  readonly rate: number;
  readonly manualRate?: number;
}

/**
 * One row of a source, in TND for one unit of the currency, not yet validated: the currency and the day may
 * be any text.
 */
export type CandidateRate = CounterCandidate | CentralCandidate;
