import { centralBankCode } from '../banks/bank-code.ts';
import { daysBetween } from '../days/rate-date.ts';
import type { BankRate, CentralRow, CounterRow } from '../rates/bank-rate.ts';
import type { BankQuote, CentralRate } from '../rates/currency-rates.ts';
import { type JudgeContext, judgeRates, type SuspectRate } from '../rates/judge-rates.ts';
import { maxAgeDays } from '../today/age-rules.ts';
import { activeRates } from './active-rates.ts';

/** What the rows of one currency come to, and those that take no part. */
export interface CurrencyRates {
  /** Each bank's latest plausible rates, at most 7 days older than the latest day, by code. */
  readonly banks: readonly BankQuote[];
  readonly central?: CentralRate;
  readonly suspect: readonly SuspectRate[];
}

/** Derives `rates-stats` of one currency from its rows, judged by the one rule of plausibility. */
export function deriveCurrencyRates(
  rows: Iterable<BankRate>,
  context: JudgeContext,
): CurrencyRates {
  const { plausible, suspect } = judgeRates(activeRates(rows), context);
  const counters = plausible.filter((row) => row.bankId !== centralBankCode);
  const mids = plausible.filter((row) => row.bankId === centralBankCode);
  const latest = mids.reduce<CentralRow | undefined>(later, undefined);
  return {
    banks: latestQuotes(counters),
    ...(latest && { central: centralRate(latest) }),
    suspect,
  };
}

/** Each bank's latest of these rows, at most 7 days older than the latest of all, by code. */
export function latestQuotes(rows: readonly CounterRow[]): BankQuote[] {
  const byBank = new Map<string, CounterRow>();
  for (const row of rows) byBank.set(row.bankId, later(byBank.get(row.bankId), row));
  const latest = [...byBank.values()].reduce<CounterRow | undefined>(later, undefined);
  if (!latest) return [];
  return [...byBank.values()]
    .filter(({ date }) => daysBetween(date, latest.date) <= maxAgeDays)
    .sort((a, b) => (a.bankId < b.bankId ? -1 : 1))
    .map(({ bankId, purchaseRate, saleRate, date, source }) => ({
      bankId,
      purchaseRate,
      saleRate,
      date,
      source,
    }));
}

function later<Row extends BankRate>(known: Row | undefined, row: Row): Row {
  return known && known.date >= row.date ? known : row;
}

function centralRate({ rate, manualRate, date, source }: CentralRow): CentralRate {
  return {
    value: rate,
    ...(manualRate !== undefined && { manualValue: manualRate }),
    date,
    source,
  };
}
