import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { bankTable } from '@dinar/domain/banks/bank-table';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import { rateSources } from '@dinar/domain/rates/bank-rate';
import type { RatesByCurrency, RatesStats } from '@dinar/domain/rates/currency-rates';
import { bankQuote, storedRates } from '@dinar/domain/testing/board-fixtures';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { boardOfToday } from '@dinar/domain/today/board-of-today';
import * as fc from 'fast-check';
import type { PageContext } from '../seo/page-context.ts';
import { knownPage } from './known-page.ts';

export const bankSlugs: readonly string[] = bankTable.map(({ slug }) => slug);

export const site = {
  name: 'Dinar en Direct',
  url: 'https://dinar.example',
  email: 'contact@dinar.example',
  phone: '+216 70 000 000',
};

export const today = day('2026-11-20');

/** Stored rates of the euro, with three banks, and of the dollar, with none; no source is a demonstration. */
export const plainRates: RatesByCurrency = storedRates(
  {
    currency: 'EUR',
    central: { value: 3.3891, date: day('2026-11-19'), source: 'bct' },
    live: { value: 3.389, date: today, source: 'live-fx', provider: 'open-er-api' },
    banks: [
      bankQuote('BIAT', [3.302, 3.412], today),
      bankQuote('STBK', [3.31, 3.42], today),
      bankQuote('BNTE', [3.306, 3.416], today),
    ],
  },
  {
    currency: 'USD',
    central: { value: 2.9345, date: day('2026-11-19'), source: 'bct' },
    banks: [],
  },
);

/** The stored rates of one currency of the fixtures. */
export function statsOf(currency: 'EUR' | 'USD'): RatesStats {
  const stats = plainRates.get(currency);
  if (!stats) throw new RangeError(`The fixtures lack ${currency}`);
  return stats;
}

export const plainBoard = boardOfToday(plainRates, today);

/** The page at an address, with stored rates as they may be shown on a day. */
export function contextAt(
  address: string,
  rates: RatesByCurrency = plainRates,
  on: RateDate = today,
): PageContext {
  return { site, page: knownPage(address), board: boardOfToday(rates, on) };
}

const anySource = fc.constantFrom(...rateSources);
const recentDay = fc.integer({ min: -9, max: 1 }).map((count) => addDays(today, count));
const plausibleRate = fc.integer({ min: 8_000, max: 12_000_000 }).map((micro) => micro / 1_000_000);
const dated = fc.record({ value: plausibleRate, date: recentDay, source: anySource });

function anyStats(currency: ForeignCurrencyCode): fc.Arbitrary<RatesStats> {
  return fc.record(
    {
      currency: fc.constant(currency),
      central: dated,
      live: dated,
      banks: fc.uniqueArray(
        fc.record({
          bankId: fc.constantFrom(...commercialBankCodes),
          purchaseRate: plausibleRate,
          saleRate: plausibleRate,
          date: recentDay,
          source: anySource,
        }),
        { selector: ({ bankId }) => bankId, maxLength: 6 },
      ),
    },
    { requiredKeys: ['currency', 'banks'] },
  );
}

/** Plausible rates of some currencies, from every source, some too old or of the next day. */
export const anyRates: fc.Arbitrary<RatesByCurrency> = fc
  .subarray([...foreignCurrencies])
  .chain((codes) => fc.tuple(...codes.map(anyStats)))
  .map((stats) => storedRates(...stats));
