import * as fc from 'fast-check';
import {
  type CommercialBankCode,
  centralBankCode,
  commercialBankCodes,
} from '../banks/bank-code.ts';
import { addDays, parseRateDate, type RateDate } from '../days/rate-date.ts';
import type { BankRate, CentralRow, CounterRow } from '../rates/bank-rate.ts';
import type { BankQuote } from '../rates/currency-rates.ts';

/** Parses a day in a test; throws if it does not exist. */
export function day(text: string): RateDate {
  const parsed = parseRateDate(text);
  if (parsed === undefined) throw new RangeError(`${text} is no day`);
  return parsed;
}

const firstDay = day('2026-11-09');

/** Few days and few banks, so that rows collide; the days span more than a week. */
export const anyDay = fc.integer({ min: 0, max: 11 }).map((count) => addDays(firstDay, count));

export const anyBank: fc.Arbitrary<CommercialBankCode> = fc.constantFrom(
  ...commercialBankCodes.slice(0, 5),
);

/** A random rate with at most 6 decimals, often from a narrow range, so that ties occur. */
const anyRate = fc.oneof(
  fc.integer({ min: 3300, max: 3310 }).map((milli) => milli / 1000),
  fc.integer({ min: 1, max: 12_000_000 }).map((micro) => micro / 1_000_000),
);

const anyFacts = {
  currency: fc.constant('EUR' as const),
  date: anyDay,
  status: fc.constantFrom(0 as const, 1 as const, 1 as const, 1 as const),
  source: fc.constantFrom('bank-page' as const, 'demo' as const),
  fetchedAt: fc.constant(new Date('2026-11-20T12:00:00Z')),
};

const anyCounterRow: fc.Arbitrary<CounterRow> = fc.record({
  ...anyFacts,
  bankId: anyBank,
  purchaseRate: anyRate,
  saleRate: anyRate,
});

const anyCentralRow: fc.Arbitrary<CentralRow> = fc.record(
  {
    ...anyFacts,
    bankId: fc.constant(centralBankCode),
    rate: anyRate,
    manualRate: anyRate,
  },
  { requiredKeys: ['bankId', 'currency', 'date', 'status', 'source', 'fetchedAt', 'rate'] },
);

/** A row of one currency, sometimes of the central bank. */
export const anyBankRate: fc.Arbitrary<BankRate> = fc.oneof(
  { arbitrary: anyCounterRow, weight: 5 },
  { arbitrary: anyCentralRow, weight: 1 },
);

/** Rows with distinct ids, as in the collection. */
export const anyBankRates = fc.uniqueArray(anyBankRate, {
  selector: (rate) => `${rate.date}_${rate.bankId}_${rate.currency}`,
  maxLength: 30,
});

/** One quote per bank, of several days. */
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
