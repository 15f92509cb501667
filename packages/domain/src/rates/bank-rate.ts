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
  /** Status 1 is active. */
  readonly status: 0 | 1;
  readonly source: RateSource;
  readonly fetchedAt: Date;
  /** Staff accepted a move beyond a day's guard. */
  readonly jumpAccepted?: true;
  /** The source's own text (publishedText), as long as a job or an import wrote the row. */
  readonly asRead?: string;
  /** Why staff replaced what the sources say, for visitors; '' where they gave no reason. */
  readonly correction?: string;
  /** Why the row takes part in nothing, in French for staff; absent when it is plausible. */
  readonly problem?: string;
}

/** A bank's purchase and sale rates of one currency on one day, in TND for one unit. */
export interface CounterRow extends RowFacts {
  readonly bankId: CommercialBankCode;
  readonly purchaseRate: number;
  readonly saleRate: number;
}

/**
 * The central bank's mid rates of one currency on one day, in TND for one unit: the interbank one, and
 * the manual-exchange one (banknotes) where it publishes it.
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

/** The key that a document id names; undefined for an id that a rate cannot have. */
export function parseBankRateId(id: string): BankRateKey | undefined {
  const [day = '', bank = '', code = '', ...more] = id.split('_');
  const date = parseRateDate(day);
  const bankId = parseBankCode(bank);
  const currency = parseForeignCurrencyCode(code);
  if (!date || !bankId || !currency || more.length > 0) return undefined;
  return { date, bankId, currency };
}

/** The document id of a rate, the same for every repetition of it. */
export function bankRateId(rate: BankRateKey): string {
  return `${rate.date}_${rate.bankId}_${rate.currency}`;
}

/** A row's published values in one line: its key, its rates, its status. */
export function publishedText(rate: BankRate): string {
  const rates =
    'rate' in rate ? [rate.rate, rate.manualRate ?? '-'] : [rate.purchaseRate, rate.saleRate];
  return [rate.date, rate.bankId, rate.currency, ...rates, rate.status].join(' ');
}

/** Whether people typed the row, or changed what a source said. */
export function isByHand(rate: BankRate): boolean {
  return rate.asRead !== publishedText(rate);
}
