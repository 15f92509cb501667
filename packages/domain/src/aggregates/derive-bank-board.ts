import { centralBankCode } from '../banks/bank-code.ts';
import { maxAgeDays } from '../days/published-day.ts';
import { daysBetween, type RateDate } from '../days/rate-date.ts';
import type { AverageRates, BankBoard, BankQuote } from '../documents/rates-stats-document.ts';
import { decimal, roundRate } from '../money/decimal.ts';
import type { BankRate } from '../rates/bank-rate.ts';
import { bestBuy, bestSell } from '../rates/comparison.ts';
import { activeRates } from './active-rates.ts';

/**
 * The bank board of one currency from its rows: each commercial bank's latest active row at most
 * 7 days older than the latest day, sorted by code; best and average over the latest day alone.
 */
export function deriveBankBoard(rows: Iterable<BankRate>): BankBoard {
  const banks = latestQuotes(activeRates(rows));
  const date = latestDay(banks);
  if (date === undefined) return { banks: [], bankCount: 0 };
  const shown = banks.filter((quote) => daysBetween(quote.date, date) <= maxAgeDays);
  const ofTheDay = shown.filter((quote) => quote.date === date);
  const [buy, sell] = [bestBuy(ofTheDay), bestSell(ofTheDay)];
  return {
    banks: shown,
    ...(buy && { bestBuy: buy }),
    ...(sell && { bestSell: sell }),
    average: averageOf(ofTheDay),
    bankCount: shown.length,
    date,
  };
}

function latestQuotes(rows: readonly BankRate[]): BankQuote[] {
  const byBank = new Map<string, BankQuote>();
  for (const { bankId, purchaseRate, saleRate, date, source } of rows) {
    const known = byBank.get(bankId);
    if (bankId === centralBankCode || (known && known.date >= date)) continue;
    byBank.set(bankId, { bankId, purchaseRate, saleRate, date, source });
  }
  return [...byBank.values()].sort((a, b) => (a.bankId < b.bankId ? -1 : 1));
}

function latestDay(quotes: readonly BankQuote[]): RateDate | undefined {
  return quotes
    .map((quote) => quote.date)
    .sort()
    .at(-1);
}

function averageOf(quotes: readonly BankQuote[]): AverageRates {
  return {
    purchaseRate: mean(quotes.map((quote) => quote.purchaseRate)),
    saleRate: mean(quotes.map((quote) => quote.saleRate)),
  };
}

function mean(rates: readonly number[]): number {
  const total = rates.reduce((sum, rate) => sum.plus(rate), decimal(0));
  return roundRate(total.div(rates.length));
}
