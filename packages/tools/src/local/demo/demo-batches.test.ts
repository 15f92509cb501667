import { deriveCurrencyRates } from '@dinar/domain/aggregates/derive-currency-rates';
import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { isInForce } from '@dinar/domain/days/in-force';
import { addDays, parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { parseBctPage } from '@dinar/functions/sources/bct/parse-bct-page';
import { groupBy } from '@dinar/functions/store/documents/group-by';
import { expect, test } from 'vitest';
import { demoBatches, simulatedDays, simulatedRows } from './demo-batches.ts';
import { simulatedCounter } from './simulated-counter.ts';
import { simulatedMid } from './simulated-market.ts';
import { bctBody } from './sources/bct-body.ts';
import { decodedRows, suspectRows } from './testing/suspect-rows.ts';

const saturday = parseRateDate('2026-11-21') as RateDate;

test('The simulation fills the six working days up to the latest one', () => {
  expect(simulatedDays(saturday)).toEqual([
    '2026-11-13',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
});

test('A recorded rate keeps its true day and source, in TND for one unit', () => {
  const [central, stb] = demoBatches(saturday);
  expect(central?.source).toBe('bct');
  expect(central?.rows).toHaveLength(40);
  expect(central?.rows).toContainEqual({
    bankId: 'BCTN',
    currency: 'EUR',
    date: '2026-05-20',
    rate: 3.3891,
  });
  expect(stb?.source).toBe('bank-page');
  expect(stb?.rows).toHaveLength(179);
  expect(stb?.rows).toContainEqual({
    bankId: 'STBK',
    currency: 'JPY',
    date: '2026-08-03',
    purchaseRate: 0.018416,
    saleRate: 0.018943,
  });
});

test('The central bank’s page of a simulated day has the rows of that day, of both tables', () => {
  const [, , simulated] = demoBatches(saturday);
  const central = simulated?.rows.filter(
    ({ bankId, date }) => bankId === 'BCTN' && date === '2026-11-20',
  );
  const friday = simulatedDays(saturday).at(-1);
  const page = friday && parseBctPage(bctBody(friday), friday);
  expect(page).toEqual({ rates: central });
  expect(page?.rates.filter((row) => row.manualRate !== undefined)).toHaveLength(17);
});

const week = Array.from({ length: 7 }, (_, index) => addDays(saturday, index));

test.each(week)(
  'On %s no row is suspect, ten or more boards are in force, and only AUD and TRY depend on the market',
  (today) => {
    const [, , simulated] = demoBatches(today);
    const byCurrency = groupBy(decodedRows(simulated?.rows ?? []), ({ currency }) => currency);
    const boards = [...byCurrency].map(([currency, rows]) => {
      const { dependsOnMarket, suspect, banks } = deriveCurrencyRates(rows, { today });
      const inForce = banks.filter(({ date }) => isInForce(date, today)).length;
      return { currency, dependsOnMarket, suspect, inForce };
    });
    expect(boards.flatMap(({ suspect }) => suspect)).toEqual([]);
    expect(boards.find(({ currency }) => currency === 'EUR')?.inForce).toBeGreaterThanOrEqual(10);
    const hanging = boards.filter(({ dependsOnMarket }) => dependsOnMarket);
    expect(hanging.map(({ currency }) => currency)).toEqual(['AUD', 'TRY']);
  },
);

test('The central bank has no rows for the currencies that it does not quote', () => {
  const [, , simulated] = demoBatches(saturday);
  const central = simulated?.rows.filter(({ bankId }) => bankId === 'BCTN') ?? [];
  expect(central).toHaveLength(20 * 7);
  expect(central.filter(({ currency }) => ['AUD', 'TRY'].includes(currency))).toEqual([]);
});

test('Every simulated rate is plausible beside the rates of its day and of the days before', () => {
  const days = Array.from({ length: 15 }, (_, index) => addDays(saturday, index - 19));
  expect(suspectRows(days.flatMap(simulatedRows))).toEqual([]);
});

test('The banks quote different rates, so that a comparison shows differences', () => {
  const mid = simulatedMid('EUR', saturday);
  const sales = commercialBankCodes.map(
    (bank) => simulatedCounter(bank, 'EUR', saturday, mid).saleRate,
  );
  expect(new Set(sales).size).toBeGreaterThan(8);
});
