import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';

/** One row of a counter as `bank-rates` contains it, in TND for one unit. */
export interface CounterEntry {
  readonly bank: CommercialBankCode;
  readonly day: string;
  readonly purchase: number;
  readonly sale: number;
  readonly source: string;
  readonly fetchedAt?: string;
  /** Fields that staff typed, beside or instead of the canonical ones. */
  readonly typed?: Readonly<Record<string, unknown>>;
  /** The reason why the row must be ignored; absent for a right row. */
  readonly falseBecause?: string;
}

/** The central bank's row of one day. */
export interface CentralEntry {
  readonly day: string;
  readonly mid: number;
  readonly manual?: number;
  readonly source: string;
  readonly falseBecause?: string;
}

/** The stored live rate. */
export interface LiveEntry {
  readonly value: number;
  readonly day: string;
  readonly source: string;
  readonly provider?: string;
  readonly at?: string;
  readonly variation?: number;
  readonly variationSince?: string;
}

/** The stored documents of one currency. */
export interface CurrencyEntries {
  readonly currency: ForeignCurrencyCode;
  readonly counters: readonly CounterEntry[];
  readonly central: readonly CentralEntry[];
  readonly live?: LiveEntry;
}

export interface CoinEntry {
  readonly id: string;
  readonly price?: number;
  readonly change?: number;
  readonly updatedAt?: string;
  readonly source: 'coingecko' | 'demo';
}

/** The contents of the store at one instant. */
export interface UnevenState {
  readonly name: string;
  readonly now: string;
  readonly currencies: readonly CurrencyEntries[];
  readonly coins: readonly CoinEntry[];
  /**
   * 'rows': functions derive the aggregates from the rows. 'aggregates': the rows are copied into the
   * aggregates unchanged, as an older release or another clock may have written them.
   */
  readonly storedAs: 'rows' | 'aggregates';
}
