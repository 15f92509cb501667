import { centralBankCode } from '../banks/bank-code.ts';
import { type ForeignCurrencyCode, parseForeignCurrencyCode } from '../currencies/currency-code.ts';
import { bankPageCurrencies } from '../currencies/currency-lists.ts';
import { isInForce } from '../days/in-force.ts';
import type { RateDate } from '../days/rate-date.ts';
import { type Decimal, decimal } from '../money/decimal.ts';
import type { RateSource } from '../rates/bank-rate.ts';
import type {
  BankSnapshot,
  CentralSnapshotRate,
  CounterSnapshotRate,
  RatePair,
} from '../rates/bank-snapshot.ts';
import { sampleRates } from '../rates/sample-rates.ts';
import { meanOfPair, trendBetween } from '../rates/trend.ts';
import { latestShownDay, mayBeShown } from './age-rules.ts';
import { type DatedTrend, datedTrend } from './dated-trend.ts';

interface PublishedFacts {
  readonly currency: ForeignCurrencyCode;
  readonly day: RateDate;
  readonly source: RateSource;
  readonly correction?: string;
  /** True if the bank has published other currencies since. */
  readonly isCarried: boolean;
  /** The trend since the previous day of the bank. */
  readonly trend?: DatedTrend;
}

/** A counter's rate. */
export interface QuotedRow extends PublishedFacts, RatePair {
  readonly kind: 'quoted';
  /** Sale minus purchase. */
  readonly spread: Decimal;
}

/** A mid rate of the central bank, which has no counters. */
export interface CentralPageRow extends PublishedFacts {
  readonly kind: 'central';
  readonly rate: number;
  readonly manualRate?: number;
}

/** The specified sample rate of a currency for which the bank has none: without day, source and trend. */
interface IndicativeRow extends RatePair {
  readonly kind: 'indicative';
  readonly currency: ForeignCurrencyCode;
  readonly spread: Decimal;
}

/** One line of a bank's page. */
export type BankPageRow =
  | QuotedRow
  | CentralPageRow
  | IndicativeRow
  | { readonly kind: 'unquoted'; readonly currency: ForeignCurrencyCode };

/** A line with a rate of the bank. */
export type PublishedRow = QuotedRow | CentralPageRow;

export function isPublished(row: BankPageRow): row is PublishedRow {
  return row.kind === 'quoted' || row.kind === 'central';
}

/** The content of a bank page. `day` is the latest published day of the bank, absent without any rate. */
export interface BankPageRates {
  readonly day?: RateDate;
  /** Whether the bank's latest board takes part in comparisons today. */
  readonly isInForce: boolean;
  /** The number of currencies for which the bank has its own rate. */
  readonly quotedCount: number;
  readonly rows: readonly BankPageRow[];
}

/**
 * Builds the rates of a bank page from the snapshots of the bank, newest first: the currencies of every
 * bank's page, then the others that the bank quotes. A rate more than 7 days old is not shown.
 */
export function bankPageRates(snapshots: readonly BankSnapshot[], today: RateDate): BankPageRates {
  const days = snapshots.filter(({ count, date }) => count > 0 && date <= today);
  const day = latestShownDay(
    days.map(({ date }) => date),
    today,
  );
  if (day === undefined) return { isInForce: false, quotedCount: 0, rows: [] };
  const published = shownCurrencies(days).map((currency) =>
    publishedRow(currency, days, today, day),
  );
  const quotedCount = published.filter(({ kind }) => kind !== 'unquoted').length;
  const isCentral = days[0]?.bankId === centralBankCode;
  const rows = published
    .map((row) => (row.kind === 'unquoted' && !isCentral ? sampleRow(row.currency) : row))
    .filter((row) => row.kind !== 'unquoted' || isBankPageCurrency(row.currency));
  return { day, isInForce: isInForce(day, today), quotedCount, rows };
}

function publishedRow(
  currency: ForeignCurrencyCode,
  days: readonly BankSnapshot[],
  today: RateDate,
  latestDay: RateDate,
): BankPageRow {
  const [latest, previous] = days.flatMap(({ date: day, rates }) => {
    const rate = rates[currency];
    return rate ? [{ day, rate }] : [];
  });
  if (!latest || !mayBeShown(latest.day, today)) return { kind: 'unquoted', currency };
  const { day, rate } = latest;
  const trend =
    previous && datedTrend(trendBetween(midOf(previous.rate), midOf(rate)), previous.day, day);
  const facts = { currency, day, isCarried: day < latestDay, ...(trend && { trend }) };
  return 'rate' in rate
    ? { kind: 'central', ...facts, ...rate }
    : { kind: 'quoted', ...facts, ...rate, spread: spreadOf(rate) };
}

// A trend compares mid rates, for counters and for the central bank alike.
function midOf(rate: CounterSnapshotRate | CentralSnapshotRate): Decimal {
  return 'rate' in rate ? decimal(rate.rate) : meanOfPair(rate);
}

function sampleRow(currency: ForeignCurrencyCode): BankPageRow {
  if (!isBankPageCurrency(currency)) return { kind: 'unquoted', currency };
  const pair = sampleRates[currency];
  return { kind: 'indicative', currency, ...pair, spread: spreadOf(pair) };
}

function spreadOf({ purchaseRate, saleRate }: RatePair): Decimal {
  return decimal(saleRate).minus(purchaseRate);
}

function shownCurrencies(days: readonly BankSnapshot[]): ForeignCurrencyCode[] {
  const others = days
    .flatMap(({ rates }) => Object.keys(rates))
    .flatMap((code) => parseForeignCurrencyCode(code) ?? [])
    .filter((code) => !isBankPageCurrency(code));
  return [...bankPageCurrencies, ...new Set(others.sort())];
}

function isBankPageCurrency(code: ForeignCurrencyCode): code is keyof typeof sampleRates {
  return Object.hasOwn(sampleRates, code);
}
