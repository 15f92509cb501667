import type { BankSlug } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { decimal } from '../money/decimal.ts';
import type { RateSource } from '../rates/bank-rate.ts';

/**
 * The kind of a number of the open data: the central bank's mid rate between banks or for banknotes, the market's
 * mid rate, or the price at which a bank buys or sells the currency.
 */
export const openRateKinds = ['central', 'central-manual', 'live', 'purchase', 'sale'] as const;

export type OpenRateKind = (typeof openRateKinds)[number];

/** One number of the open data, in TND for one unit; what is unknown is null. */
export interface OpenRate {
  readonly currency: ForeignCurrencyCode;
  readonly kind: OpenRateKind;
  /** The bank's name in addresses; the market has none. */
  readonly bank: BankSlug | null;
  /** A plain numeral: digits, and a point before at most 6 decimals. */
  readonly value: string;
  readonly day: RateDate;
  /** The instant that the source itself gives; null where it gives a day alone. */
  readonly at: string | null;
  readonly source: Exclude<RateSource, 'demo'>;
  readonly provider: string;
  readonly providerUrl: string | null;
  /** Why our staff replaced what the source says; '' without a reason, null where nobody did. */
  readonly correction: string | null;
}

/** A number that may turn out to be made up. */
export type StoredOpenRate = Omit<OpenRate, 'source'> & { readonly source: RateSource };

/** The numeral of a stored rate. */
export function numeralOf(rate: number): string {
  return decimal(rate).toFixed();
}

/** Numbers by currency, kind, bank and day, so that one content has one text. */
export function inOrder<Rate extends StoredOpenRate>(rates: readonly Rate[]): Rate[] {
  return rates
    .map((rate) => ({ rate, key: orderKey(rate) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ rate }) => rate);
}

function orderKey({ currency, kind, bank, day }: StoredOpenRate): string {
  return [currency, openRateKinds.indexOf(kind), bank ?? '', day].join(' ');
}
