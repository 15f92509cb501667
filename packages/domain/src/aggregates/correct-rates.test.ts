import { expect, test } from 'vitest';
import { bankRateId } from '../rates/bank-rate.ts';
import type { RateOverride } from '../rates/rate-override.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { counterRow } from '../testing/rate-rows.ts';
import { currencyToday } from '../today/board-of-today.ts';
import { correctRates } from './correct-rates.ts';
import { deriveBankSnapshot } from './derive-bank-snapshot.ts';
import { deriveBoard, deriveCurrencyRates } from './derive-currency-rates.ts';

const today = day('2026-11-20');
const biat = counterRow('BIAT', today, [3.36, 3.44]);
const stb = counterRow('STBK', today, [3.36, 3.43]);
const rates = [biat, stb].map((rate) => ({ path: `bank-rates/${bankRateId(rate)}`, rate }));
const corrected = { ...biat, purchaseRate: 3.37, correction: 'Relevé au guichet' };

function override(effect: RateOverride['effect'], until?: string) {
  const path = `rate-overrides/${bankRateId(biat)}`;
  return { path, override: { key: biat, effect, ...(until && { until: day(until) }) } };
}

test('A correction replaces every row of its key and keeps its own path', () => {
  const typedBeside = { path: 'bank-rates/typed', rate: biat };
  const wanted = override({ kind: 'corrected', rate: corrected });
  expect(correctRates([...rates, typedBeside], [wanted], today).rates).toEqual([
    rates[1],
    { path: wanted.path, rate: corrected },
  ]);
});

test('A hidden rate is excluded through its last day; an override without effect changes nothing', () => {
  const kind = 'hidden';
  expect(correctRates(rates, [override({ kind }, '2026-11-20')], today).rates).toEqual([rates[1]]);
  expect(correctRates(rates, [override({ kind }, '2026-11-19')], today)).toEqual({
    rates,
    later: [],
  });
  expect(correctRates(rates, [override({ kind: 'none' })], today).rates).toEqual(rates);
});

test('The board decides by the day what counts after the end of a correction', () => {
  const wanted = override({ kind: 'corrected', rate: corrected }, '2026-11-21');
  const rows = correctRates(rates, [wanted], today);
  expect(rows.later).toEqual([{ from: '2026-11-22', ends: ['EUR'], rates }]);
  const { banks, later } = deriveBoard(rows, { today });
  const stored = { currency: 'EUR', banks, later } as const;
  const purchaseOn = (date: string) =>
    currencyToday(stored, day(date)).counters.inForce[0]?.purchase.value.toNumber();
  expect(['2026-11-20', '2026-11-21', '2026-11-22'].map(purchaseOn)).toEqual([3.37, 3.37, 3.36]);
});

test('Corrections that end on several days follow each other', () => {
  const other = {
    path: 'rate-overrides/2026-11-20_STBK_EUR',
    override: { key: stb, effect: { kind: 'hidden' }, until: day('2026-11-20') },
  } as const;
  const wanted = override({ kind: 'hidden' }, '2026-11-22');
  const rows = correctRates(rates, [wanted, other], today);
  expect(rows.rates).toEqual([]);
  expect(rows.later.map(({ from, rates: kept }) => [from, kept])).toEqual([
    ['2026-11-21', [rates[1]]],
    ['2026-11-23', rates],
  ]);
});

test('Board and snapshot mark corrected rates, and no others', () => {
  const rows = [corrected, stb];
  expect(deriveCurrencyRates(rows, { today }).banks.map((quote) => quote.correction)).toEqual([
    'Relevé au guichet',
    undefined,
  ]);
  expect(deriveBankSnapshot('BIAT', today, rows)?.rates.EUR).toMatchObject({
    purchaseRate: 3.37,
    correction: 'Relevé au guichet',
  });
});
