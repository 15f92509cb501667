import type { BankSlug } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { decimal } from '../money/decimal.ts';
import type { RateSource } from '../rates/bank-rate.ts';

/**
 * The kind of a rate: the interbank or the banknote mid rate of the central bank, the mid rate of the market,
 * or the price at which a bank buys or sells the currency.
 */
export const openRateKinds = ['central', 'central-manual', 'live', 'purchase', 'sale'] as const;

export type OpenRateKind = (typeof openRateKinds)[number];

/** One rate of the open data, in TND for one unit; unknown values are null. */
export interface OpenRate {
  readonly currency: ForeignCurrencyCode;
  readonly kind: OpenRateKind;
  /** The slug of the bank; null for the market. */
  readonly bank: BankSlug | null;
  /** A plain numeral: digits, with a point before at most 6 decimals. */
  readonly value: string;
  readonly day: RateDate;
  /** The instant given by the source; null if the source gives only a day. */
  readonly at: string | null;
  readonly source: Exclude<RateSource, 'demo'>;
  readonly provider: string;
  readonly providerUrl: string | null;
  /**
   * The reason why staff replaced the rate of the source; '' without a reason, null if it was not replaced.
   */
  readonly correction: string | null;
}

/** A rate whose source may be a demonstration. */
export type StoredOpenRate = Omit<OpenRate, 'source'> & { readonly source: RateSource };

/** The numeral of a stored rate. */
export function numeralOf(rate: number): string {
  return decimal(rate).toFixed();
}

/** Sorts rates by currency, kind, bank and day, so that the same content always gives the same text. */
export function inOrder<Rate extends StoredOpenRate>(rates: readonly Rate[]): Rate[] {
  return rates
    .map((rate) => ({ rate, key: orderKey(rate) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ rate }) => rate);
}

function orderKey({ currency, kind, bank, day }: StoredOpenRate): string {
  return [currency, openRateKinds.indexOf(kind), bank ?? '', day].join(' ');
}
