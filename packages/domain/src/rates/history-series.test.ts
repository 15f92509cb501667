import { expect, it } from 'vitest';
import { utcDay } from '../days/rate-date.ts';
import { historySeries } from './history-series.ts';
import type { HistoryPoint, RateHistory } from './rate-history.ts';

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
    year('2026', { '12-31': { live: 3.38 }, '12-11': { live: 3 }, '12-25': { live: 3.3 } }),
  ];
  const compared = { date: '2027-01-04', value: 3.39, best: { purchase: 3.36, sale: 3.42 } };
  expect(historySeries(years, today, 'month')).toEqual({
    kind: 'live',
    segments: [
      [
        { date: '2026-12-25', value: 3.3 },
        { date: '2026-12-31', value: 3.38 },
        compared,
        { date: '2027-01-10', value: 3.4 },
      ],
    ],
    comparedSegments: [[compared]],
  });
});

it('a segment ends where more than 7 days are missing, and the best rates have segments of their own', () => {
  const bests = { bestBuy: 3.36, bestSell: 3.42 };
  const years = [
    year('2026', {
      '05-04': { live: 3.1, ...bests },
      '05-12': { live: 3.11, ...bests },
      '05-20': { live: 3.12 },
      '05-28': { live: 3.13, ...bests },
      '11-20': { live: 3.4 },
    }),
  ];
  const { segments, comparedSegments } = historySeries(years, today, 'year');
  const days = (all: typeof segments) => all.map((some) => some.map(({ date }) => date.slice(5)));
  expect(days(segments)).toEqual([['05-04', '05-12', '05-20', '05-28'], ['11-20']]);
  expect(days(comparedSegments)).toEqual([['05-04', '05-12'], ['05-28']]);
});

it('7 days that lack are carried over, as a rate is, and 8 are not', () => {
  const segmentCount = (first: string) =>
    historySeries(
      [year('2027', { [first]: { live: 3.3 }, '01-10': { live: 3.4 } })],
      today,
      'month',
    ).segments.length;
  expect([segmentCount('01-02'), segmentCount('01-01')]).toEqual([1, 2]);
});

it('the central bank’s rates are taken when more of them are known, never a mix of both', () => {
  const years = [
    year('2027', { '01-08': { central: 3.37 }, '01-10': { central: 3.38, live: 3.4 } }),
  ];
  expect(historySeries(years, today, 'month')).toEqual({
    kind: 'central',
    segments: [
      [
        { date: '2027-01-08', value: 3.37 },
        { date: '2027-01-10', value: 3.38 },
      ],
    ],
    comparedSegments: [],
  });
});

it('a day to come is left out', () => {
  const years = [year('2027', { '01-11': { live: 3.5 } })];
  expect(historySeries(years, today, 'year').segments).toEqual([]);
});

it('of as many live rates as central ones the live ones are taken', () => {
  const years = [year('2027', { '01-08': { central: 3.37 }, '01-10': { live: 3.4 } })];
  expect(historySeries(years, today, 'month')).toEqual({
    kind: 'live',
    segments: [[{ date: '2027-01-10', value: 3.4 }]],
    comparedSegments: [],
  });
});

it('a point without a bank’s rates, or with one side alone, has no best rates', () => {
  for (const point of [{ live: 3.4 }, { live: 3.4, bestBuy: 3.3 }]) {
    const series = historySeries([year('2027', { '01-10': point })], today, 'month');
    expect(series.segments).toEqual([[{ date: '2027-01-10', value: 3.4 }]]);
    expect(series.comparedSegments).toEqual([]);
  }
});
