import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { bankTable } from '@dinar/domain/banks/bank-table';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { addDays } from '@dinar/domain/days/rate-date';
import type { RatesStats } from '@dinar/domain/documents/rates-stats-document';
import { rateSources } from '@dinar/domain/rates/bank-rate';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import * as fc from 'fast-check';

export const bankSlugs: readonly string[] = bankTable.map(({ slug }) => slug);

export const foreignCurrencies: readonly ForeignCurrencyCode[] = Object.keys(currencyTable)
  .map(parseForeignCurrencyCode)
  .filter((code) => code !== undefined);

export const site = {
  name: 'Dinar en Direct',
  url: 'https://dinar.example',
  email: 'contact@dinar.example',
  phone: '+216 70 000 000',
};

export const today = day('2026-11-20');

/** The rates of the euro and the dollar on one day, all of them real. */
export const plainRates: ReadonlyMap<ForeignCurrencyCode, RatesStats> = new Map([
  [
    'EUR',
    {
      currency: 'EUR',
      central: { value: 3.3891, date: day('2026-11-19'), source: 'bct' },
      live: { value: 3.389, date: today, variation: 0.12, source: 'live-fx' },
      banks: [
        { bankId: 'BIAT', purchaseRate: 3.302, saleRate: 3.412, date: today, source: 'bank-page' },
        { bankId: 'STBK', purchaseRate: 3.31, saleRate: 3.42, date: today, source: 'bank-page' },
      ],
      bestBuy: { bankId: 'STBK', rate: 3.31 },
      bestSell: { bankId: 'BIAT', rate: 3.412 },
      bankCount: 2,
      date: today,
    },
  ],
  [
    'USD',
    {
      currency: 'USD',
      central: { value: 2.9345, date: day('2026-11-19'), source: 'bct' },
      banks: [],
      bankCount: 0,
    },
  ],
]);

const anySource = fc.constantFrom(...rateSources);
const recentDay = fc.integer({ min: -9, max: 1 }).map((count) => addDays(today, count));
const plausibleRate = fc.integer({ min: 8_000, max: 12_000_000 }).map((micro) => micro / 1_000_000);
const sided = fc.record({ value: plausibleRate, date: recentDay, source: anySource });

function anyStats(currency: ForeignCurrencyCode): fc.Arbitrary<RatesStats> {
  const best = fc.record({ bankId: fc.constantFrom(...commercialBankCodes), rate: plausibleRate });
  return fc.record(
    {
      currency: fc.constant(currency),
      central: sided,
      live: fc
        .tuple(sided, fc.double({ min: -5, max: 5, noNaN: true }))
        .map(([rate, variation]) => ({
          ...rate,
          variation,
        })),
      banks: fc.uniqueArray(
        fc.record({
          bankId: fc.constantFrom(...commercialBankCodes),
          purchaseRate: plausibleRate,
          saleRate: plausibleRate,
          date: recentDay,
          source: anySource,
        }),
        { selector: ({ bankId }) => bankId, maxLength: 4 },
      ),
      bestBuy: best,
      bestSell: best,
      bankCount: fc.constant(4),
      date: recentDay,
    },
    { requiredKeys: ['currency', 'banks', 'bankCount'] },
  );
}

/** Plausible rates of some of the currencies, of every source, some too old or of tomorrow. */
export const anyRates: fc.Arbitrary<ReadonlyMap<ForeignCurrencyCode, RatesStats>> = fc
  .subarray([...foreignCurrencies])
  .chain((codes) => fc.tuple(...codes.map(anyStats)))
  .map((stats) => new Map(stats.map((entry) => [entry.currency, entry])));
