import { type BankCode, centralBankCode } from '../banks/bank-code.ts';
import { type ForeignCurrencyCode, parseForeignCurrencyCode } from '../currencies/currency-code.ts';
import { bankPageCurrencies } from '../currencies/currency-lists.ts';
import { latestPublishedDay } from '../days/published-day.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { BankSnapshot } from '../documents/bank-snapshot-document.ts';
import { type Decimal, decimal } from '../money/decimal.ts';
import type { RateSource } from './bank-rate.ts';
import type { RatePair } from './guard-rate.ts';
import { type SampleRate, sampleRates } from './sample-rates.ts';
import { rateTrend, type Trend } from './trend.ts';

interface PricedRow extends RatePair {
  readonly currency: ForeignCurrencyCode;
  /** Sale minus purchase. */
  readonly spread: Decimal;
  readonly trend: Trend;
}

/** A rate the bank published; carried forward when the bank has published others since. */
export interface QuotedRow extends PricedRow {
  readonly kind: 'quoted';
  readonly date: RateDate;
  readonly source: RateSource;
  readonly isCarried: boolean;
}

/**
 * One line of a bank's page: a rate of the bank, else an indicative one; the central bank, which
 * has no counter, is given no indicative rate.
 */
export type BankPageRow =
  | QuotedRow
  | (PricedRow & { readonly kind: 'indicative' })
  | { readonly kind: 'unquoted'; readonly currency: ForeignCurrencyCode };

/** What a bank's page shows; `day` is the latest one the bank published, absent without any rate. */
export interface BankPageRates {
  readonly day?: RateDate;
  /** How many currencies have a rate of the bank's own. */
  readonly quotedCount: number;
  readonly rows: readonly BankPageRow[];
}

interface BankPageRequest {
  readonly bank: BankCode;
  /** The bank's days, the newest first. */
  readonly snapshots: readonly BankSnapshot[];
  readonly today: RateDate;
}

/**
 * The rates of a bank's page: the 14 currencies, then what else the bank quotes. A rate more than 7
 * days old is not shown; a trend is told against the bank's day before that quotes the currency.
 */
export function bankPageRates({ bank, snapshots, today }: BankPageRequest): BankPageRates {
  const days = snapshots.filter(({ count, date }) => count > 0 && date <= today);
  const day = latestPublishedDay(
    days.map(({ date }) => date),
    today,
  );
  if (day === undefined) return { quotedCount: 0, rows: [] };
  const rows = shownCurrencies(days).map(
    (currency) => quotedRow(currency, { days, day, today }) ?? unpublishedRow(bank, currency),
  );
  const known = rows.filter((row) => row.kind === 'quoted' || isBankPageCurrency(row.currency));
  return { day, quotedCount: known.filter(({ kind }) => kind === 'quoted').length, rows: known };
}

interface Published {
  readonly days: readonly BankSnapshot[];
  readonly day: RateDate;
  readonly today: RateDate;
}

function quotedRow(currency: ForeignCurrencyCode, { days, day, today }: Published) {
  const [latest, previous] = days.flatMap(({ date, rates }) => {
    const rate = rates[currency];
    return rate ? [{ ...rate, date }] : [];
  });
  if (!latest || latestPublishedDay([latest.date], today) === undefined) return undefined;
  const row: QuotedRow = {
    kind: 'quoted',
    ...priced(currency, latest, previous),
    date: latest.date,
    source: latest.source,
    isCarried: latest.date < day,
  };
  return row;
}

function unpublishedRow(bank: BankCode, currency: ForeignCurrencyCode): BankPageRow {
  const sample = isBankPageCurrency(currency) ? sampleRates[currency] : undefined;
  return sample === undefined || bank === centralBankCode
    ? { kind: 'unquoted', currency }
    : { kind: 'indicative', ...priced(currency, pairOf(sample)) };
}

function priced(currency: ForeignCurrencyCode, rate: RatePair, previous?: RatePair): PricedRow {
  return {
    currency,
    ...pairOf(rate),
    spread: decimal(rate.saleRate).minus(rate.purchaseRate),
    trend: rateTrend(rate, previous),
  };
}

function pairOf({ purchaseRate, saleRate }: RatePair | SampleRate): RatePair {
  return { purchaseRate, saleRate };
}

function shownCurrencies(days: readonly BankSnapshot[]): ForeignCurrencyCode[] {
  const others = days
    .flatMap(({ rates }) => currenciesOf(rates))
    .filter((c) => !isBankPageCurrency(c));
  return [...bankPageCurrencies, ...new Set(others.sort())];
}

function currenciesOf(rates: BankSnapshot['rates']): ForeignCurrencyCode[] {
  return Object.keys(rates).flatMap((code) => parseForeignCurrencyCode(code) ?? []);
}

function isBankPageCurrency(code: ForeignCurrencyCode): code is keyof typeof sampleRates {
  return Object.hasOwn(sampleRates, code);
}
