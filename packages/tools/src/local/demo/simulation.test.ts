import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { addDays, parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { expect, test } from 'vitest';
import { simulatedRows } from './demo-batches.ts';
import { simulatedCounter } from './simulated-counter.ts';
import { simulatedMid } from './simulated-market.ts';
import { suspectRows } from './testing/suspect-rows.ts';

const firstDay = parseRateDate('2026-11-02') as RateDate;
const days = Array.from({ length: 15 }, (_, index) => addDays(firstDay, index));

test('Every simulated rate is plausible beside the rates of its day and of the days before', () => {
  expect(suspectRows(days.flatMap(simulatedRows))).toEqual([]);
});

test('The banks quote different rates, so that a comparison shows differences', () => {
  const sales = commercialBankCodes.map(
    (bank) => simulatedCounter(bank, 'EUR', firstDay, simulatedMid('EUR', firstDay)).saleRate,
  );
  expect(new Set(sales).size).toBeGreaterThan(8);
});
