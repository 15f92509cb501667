import {
  type BankCode,
  type CommercialBankCode,
  type centralBankCode,
  parseBankCode,
} from '../banks/bank-code.ts';
import { type ForeignCurrencyCode, parseForeignCurrencyCode } from '../currencies/currency-code.ts';
import { parseRateDate, type RateDate } from '../days/rate-date.ts';

/** The source of a rate. */
export const rateSources = ['bct', 'bank-page', 'import', 'live-fx', 'demo'] as const;

export type RateSource = (typeof rateSources)[number];

interface RowFacts {
  readonly currency: ForeignCurrencyCode;
  readonly date: RateDate;
  /** 1 for an active row, 0 for an inactive one. */
  readonly status: 0 | 1;
  readonly source: RateSource;
  readonly fetchedAt: Date;
  /** Set if staff accepted a jump larger than the daily limit. */
  readonly jumpAccepted?: true;
  /** The values as the source published them (`publishedText`), written by jobs and imports only. */
  readonly asRead?: string;
  /** The reason why staff replaced the rate of the sources, for visitors; '' if they gave none. */
  readonly correction?: string;
  /** The reason why the row is excluded everywhere, in French for staff; absent for a plausible row. */
  readonly problem?: string;
}

/** A bank's purchase and sale rates of one currency on one day, in TND for one unit. */
export interface CounterRow extends RowFacts {
  readonly bankId: CommercialBankCode;
  readonly purchaseRate: number;
  readonly saleRate: number;
}

/**
 * The central bank's mid rates of one currency on one day, in TND for one unit: the interbank rate, and the
 * manual-exchange rate (banknotes) if it is published.
 */
export interface CentralRow extends RowFacts {
  readonly bankId: typeof centralBankCode;
  readonly rate: number;
  readonly manualRate?: number;
}

/** One row of `bank-rates`. */
export type BankRate = CounterRow | CentralRow;

/** The key of a row: its bank, its currency and its day. */
export interface BankRateKey {
  readonly bankId: BankCode;
  readonly currency: ForeignCurrencyCode;
  readonly date: RateDate;
}

/** The key in a document id; undefined if the id is not that of a rate. */
export function parseBankRateId(id: string): BankRateKey | undefined {
  const [day = '', bank = '', code = '', ...more] = id.split('_');
  const date = parseRateDate(day);
  const bankId = parseBankCode(bank);
  const currency = parseForeignCurrencyCode(code);
  if (!date || !bankId || !currency || more.length > 0) return undefined;
  return { date, bankId, currency };
}

/** The document id of a rate, equal for every delivery of the same rate. */
export function bankRateId(rate: BankRateKey): string {
  return `${rate.date}_${rate.bankId}_${rate.currency}`;
}

/** A row's published values in one line: its key, its rates, its status. */
export function publishedText(rate: BankRate): string {
  const rates =
    'rate' in rate ? [rate.rate, rate.manualRate ?? '-'] : [rate.purchaseRate, rate.saleRate];
  return [rate.date, rate.bankId, rate.currency, ...rates, rate.status].join(' ');
}

/** Whether a person typed the row or changed its values. */
export function isByHand(rate: BankRate): boolean {
  return rate.asRead !== publishedText(rate);
}
