import type { BankCode, CommercialBankCode, centralBankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { RateSource } from './bank-rate.ts';

/** A bank's two prices, in TND for one unit. */
export interface RatePair {
  readonly purchaseRate: number;
  readonly saleRate: number;
}

/** A counter's rates of one currency. */
export interface CounterSnapshotRate extends RatePair {
  readonly source: RateSource;
  /** The reason why staff replaced the rate; '' without a reason, absent if it was not replaced. */
  readonly correction?: string;
}

/** The central bank's mid rates of one currency, in TND for one unit. */
export interface CentralSnapshotRate {
  readonly rate: number;
  readonly manualRate?: number;
  readonly source: RateSource;
  readonly correction?: string;
}

type ByCurrency<Value> = Readonly<Partial<Record<ForeignCurrencyCode, Value>>>;

interface SnapshotFacts {
  readonly date: RateDate;
  readonly count: number;
  readonly updatedAt?: Date;
}

/** All the plausible active rates of one bank on one day. */
export interface CounterSnapshot extends SnapshotFacts {
  readonly bankId: CommercialBankCode;
  readonly rates: ByCurrency<CounterSnapshotRate>;
}

/** All the mid rates that the central bank published on one day. */
interface CentralSnapshot extends SnapshotFacts {
  readonly bankId: typeof centralBankCode;
  readonly rates: ByCurrency<CentralSnapshotRate>;
}

export type BankSnapshot = CounterSnapshot | CentralSnapshot;

/** The document id of a bank's snapshot. */
export function bankSnapshotId(bankId: BankCode, date: RateDate): string {
  return `${date}_${bankId}`;
}
