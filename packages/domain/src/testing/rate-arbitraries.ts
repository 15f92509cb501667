import * as fc from 'fast-check';
import { type BankCode, centralBankCode } from '../banks/bank-code.ts';
import { bankTable } from '../banks/bank-table.ts';
import { addDays, parseRateDate, type RateDate } from '../days/rate-date.ts';
import type { BankQuote } from '../documents/rates-stats-document.ts';
import type { BankRate } from '../rates/bank-rate.ts';

/** A day written in a test; throws when there is no such day. */
export function day(text: string): RateDate {
  const parsed = parseRateDate(text);
  if (parsed === undefined) throw new RangeError(`${text} is no day`);
  return parsed;
}

const firstDay = day('2026-11-09');

/** Few days and few banks, so that rows meet; the days span more than a week. */
export const anyDay = fc.integer({ min: 0, max: 11 }).map((count) => addDays(firstDay, count));

export const anyBank: fc.Arbitrary<BankCode> = fc.constantFrom(
  ...bankTable.slice(0, 6).map((row) => row.code),
);

/** A rate with at most 6 decimals, drawn from a narrow range so that ties happen. */
export const anyRate = fc.oneof(
  fc.integer({ min: 3300, max: 3310 }).map((milli) => milli / 1000),
  fc.integer({ min: 1, max: 12_000_000 }).map((micro) => micro / 1_000_000),
);

export const anyBankRate: fc.Arbitrary<BankRate> = fc.record({
  bankId: anyBank,
  currency: fc.constant('EUR' as const),
  date: anyDay,
  purchaseRate: anyRate,
  saleRate: anyRate,
  status: fc.constantFrom(0 as const, 1 as const, 1 as const, 1 as const),
  source: fc.constantFrom('bank-page' as const, 'demo' as const),
  fetchedAt: fc.constant(new Date('2026-11-20T12:00:00Z')),
});

/** Rows with distinct ids, as the collection holds them. */
export const anyBankRates = fc.uniqueArray(anyBankRate, {
  selector: (rate) => `${rate.date}_${rate.bankId}_${rate.currency}`,
  maxLength: 30,
});

/** One quote a bank, of several days, the central bank sometimes among them. */
export const anyQuotes: fc.Arbitrary<BankQuote[]> = fc.uniqueArray(
  fc.record({
    bankId: anyBank,
    purchaseRate: anyRate,
    saleRate: anyRate,
    date: anyDay,
    source: fc.constant('demo' as const),
  }),
  { selector: (quote) => quote.bankId, maxLength: 6 },
);

/** Whether a quote is one of a counter a visitor can go to. */
export function isCounter(quote: { readonly bankId: BankCode }): boolean {
  return quote.bankId !== centralBankCode;
}
