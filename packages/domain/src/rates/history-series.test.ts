import { expect, it } from 'vitest';
import { utcDay } from '../days/rate-date.ts';
import type { HistoryPoint, RateHistory } from '../documents/rate-history-document.ts';
import { historySeries } from './history-series.ts';

const today = utcDay(new Date('2027-01-10'));
const year = (name: string, points: Record<string, HistoryPoint>): RateHistory => ({
  currency: 'EUR',
  year: name,
  points,
});

it('a series crosses the new year in order and forgets what is older than its span', () => {
  const years = [
    year('2027', {
      '01-10': { live: 3.4 },
      '01-04': { live: 3.39, bestBuy: 3.36, bestSell: 3.42 },
    }),
    year('2026', { '12-31': { live: 3.38 }, '12-11': { live: 3 }, '12-12': { live: 3.3 } }),
  ];
  expect(historySeries(years, today, 'month')).toEqual({
    kind: 'live',
    points: [
      { date: '2026-12-12', value: 3.3 },
      { date: '2026-12-31', value: 3.38 },
      { date: '2027-01-04', value: 3.39, bestBuy: 3.36, bestSell: 3.42 },
      { date: '2027-01-10', value: 3.4 },
    ],
  });
});

it('the central bank’s rates are told when more of them are known, never a mix of both', () => {
  const years = [
    year('2027', { '01-08': { central: 3.37 }, '01-10': { central: 3.38, live: 3.4 } }),
  ];
  expect(historySeries(years, today, 'month')).toEqual({
    kind: 'central',
    points: [
      { date: '2027-01-08', value: 3.37 },
      { date: '2027-01-10', value: 3.38 },
    ],
  });
});

it('a day to come is not told', () => {
  const years = [year('2027', { '01-11': { live: 3.5 } })];
  expect(historySeries(years, today, 'year').points).toEqual([]);
});

it('of as many live rates as central ones the live ones are told', () => {
  const years = [year('2027', { '01-08': { central: 3.37 }, '01-10': { live: 3.4 } })];
  expect(historySeries(years, today, 'month')).toEqual({
    kind: 'live',
    points: [{ date: '2027-01-10', value: 3.4 }],
  });
});

it('a point without a bank’s rates says nothing of them', () => {
  const [point] = historySeries([year('2027', { '01-10': { live: 3.4 } })], today, 'month').points;
  expect(Object.keys(point ?? {}).sort()).toEqual(['date', 'value']);
});
