import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { addDays, parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { guardRate } from '@dinar/domain/rates/guard-rate';
import { expect, test } from 'vitest';
import { simulatedCounter } from './simulated-counter.ts';
import { simulatedCurrencies, simulatedMid } from './simulated-market.ts';

const firstDay = parseRateDate('2026-11-02') as RateDate;
const days = Array.from({ length: 30 }, (_, index) => addDays(firstDay, index));

test('The simulation is the same on every machine', () => {
  expect(simulatedMid('EUR', firstDay).toFixed(6)).toBe(simulatedMid('EUR', firstDay).toFixed(6));
});

test('Every simulated rate passes the guards against its day and the day before', () => {
  const refused = simulatedCurrencies.flatMap((currency) =>
    commercialBankCodes.flatMap((bank) =>
      days.flatMap((day) => {
        const before = addDays(day, -1);
        const midRate = simulatedMid(currency, day);
        const verdict = guardRate(simulatedCounter(bank, currency, day, midRate), {
          midRate,
          previous: simulatedCounter(bank, currency, before, simulatedMid(currency, before)),
        });
        return verdict.ok ? [] : [{ currency, bank, day, verdict }];
      }),
    ),
  );
  expect(refused).toEqual([]);
});

test('The banks disagree, so that a comparison has something to compare', () => {
  const sales = commercialBankCodes.map(
    (bank) => simulatedCounter(bank, 'EUR', firstDay, simulatedMid('EUR', firstDay)).saleRate,
  );
  expect(new Set(sales).size).toBeGreaterThan(8);
});
