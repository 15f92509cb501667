import { addDays, parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import type { CandidateRate } from '@dinar/functions/sources/candidate-rate';
import { expect, test } from 'vitest';
import { simulatedRows } from './demo-batches.ts';
import { DemoMarket } from './demo-market.ts';
import { suspectRows } from './testing/suspect-rows.ts';

const day = parseRateDate('2026-11-20') as RateDate;

test('Two markets with the same seed move alike', () => {
  const [one, other] = [new DemoMarket('seed'), new DemoMarket('seed')];
  const moves = (market: DemoMarket) =>
    Array.from({ length: 20 }, () => ({ counters: market.move(day), live: market.live(day) }));
  expect(moves(one)).toEqual(moves(other));
});

test('A demonstration that runs past midnight moves the rates of the new day', () => {
  const market = new DemoMarket();
  const days = [day, addDays(day, 1), addDays(day, 3)].map((today) => {
    const rows = Array.from({ length: 20 }, () => market.move(today)).flat();
    return [...new Set(rows.map(({ date }) => date))];
  });
  expect(days).toEqual([['2026-11-20'], ['2026-11-20'], ['2026-11-23']]);
});

test('Moves stay plausible for most of an hour, beside the rates of the day and of the day before', () => {
  const market = new DemoMarket('plausible');
  const board = new Map<string, CandidateRate>();
  const put = (row: CandidateRate) => board.set(`${row.date} ${row.bankId} ${row.currency}`, row);
  [addDays(day, -1), day].flatMap(simulatedRows).forEach(put);
  for (let move = 1; move <= 800; move += 1) {
    market.move(day).forEach(put);
    if (move % 40 === 0) expect(suspectRows([...board.values()])).toEqual([]);
  }
});

test('The live euro, at four decimals, never stays the same for three moves in a row', () => {
  const market = new DemoMarket();
  const shown = Array.from({ length: 1000 }, () => {
    market.move(day);
    return market
      .live(day)
      .find(({ currency }) => currency === 'EUR')
      ?.value.toFixed(4);
  });
  const resting = shown.filter(
    (value, index) => index >= 3 && shown.slice(index - 3, index).every((old) => old === value),
  );
  expect(resting).toEqual([]);
});
