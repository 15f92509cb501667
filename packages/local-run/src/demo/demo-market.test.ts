import { commercialBankCodes, parseBankCode } from '@dinar/domain/banks/bank-code';
import { addDays, parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { guardRate } from '@dinar/domain/rates/guard-rate';
import { expect, test } from 'vitest';
import { DemoMarket } from './demo-market.ts';
import { simulatedCounter } from './simulated-counter.ts';
import { simulatedCurrencies, simulatedMid } from './simulated-market.ts';

const day = parseRateDate('2026-11-20') as RateDate;

test('Two markets of one seed move alike', () => {
  const [one, other] = [new DemoMarket(day, 'seed'), new DemoMarket(day, 'seed')];
  expect(Array.from({ length: 20 }, () => one.move())).toEqual(
    Array.from({ length: 20 }, () => other.move()),
  );
});

test('Whatever it moves, for most of an hour, passes the guards against the day and the day before', () => {
  const market = new DemoMarket(day, 'guards');
  const before = addDays(day, -1);
  const refused = Array.from({ length: 800 }, () => market.move().counters)
    .flat()
    .filter((row) => {
      const currency = simulatedCurrencies.find((code) => code === row.currency);
      const bank = commercialBankCodes.find((code) => code === parseBankCode(row.bankId));
      if (currency === undefined || bank === undefined) {
        return true;
      }
      const previous = simulatedCounter(bank, currency, before, simulatedMid(currency, before));
      return !guardRate(row, { midRate: simulatedMid(currency, day), previous }).ok;
    });
  expect(refused).toEqual([]);
});

test('The live euro, at four decimals, never rests for three moves in a row', () => {
  const market = new DemoMarket(day);
  const shown = Array.from({ length: 1000 }, () => market.move().live.EUR.toFixed(4));
  const resting = shown.filter(
    (value, index) => index >= 3 && shown.slice(index - 3, index).every((old) => old === value),
  );
  expect(resting).toEqual([]);
});
