import { expect, it } from 'vitest';
import { addDays, daysBetween } from '../days/rate-date.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { historyExtremes } from './history-extremes.ts';
import { countAbsences, gapsWithin } from './history-gaps.ts';
import { indexHistory } from './history-index.ts';
import { historyMonths } from './history-months.ts';
import { historySeries } from './history-series.ts';
import type { HistoryPoint, RateHistory } from './rate-history.ts';

const today = day('2027-01-10');
const year = (name: string, points: Record<string, HistoryPoint>): RateHistory => ({
  currency: 'EUR',
  year: name,
  points,
});

it('a series continues across the new year and excludes days before its span', () => {
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
      [{ date: '2026-12-25', value: 3.3 }],
      [{ date: '2026-12-31', value: 3.38 }, compared],
      [{ date: '2027-01-10', value: 3.4 }],
    ],
    comparedSegments: [[compared]],
    gaps: [
      ...gapsWithin(day('2026-12-12'), day('2026-12-24')),
      ...gapsWithin(day('2026-12-26'), day('2026-12-30')),
      ...gapsWithin(day('2027-01-01'), day('2027-01-03')),
      ...gapsWithin(day('2027-01-05'), day('2027-01-09')),
    ],
  });
});

it('a line continues over weekends and holidays and breaks at an unpublished day', () => {
  const bests = { bestBuy: 3.36, bestSell: 3.42 };
  const years = [
    year('2026', {
      '12-16': { central: 3.1, ...bests },
      '12-18': { central: 3.11, ...bests },
      '12-21': { central: 3.12 },
      '12-22': { central: 3.13, ...bests },
      '12-24': { central: 3.14, ...bests },
    }),
  ];
  const series = historySeries(years, today, 'month');
  const days = (all: typeof series.segments) =>
    all.map((some) => some.map(({ date }) => date.slice(5)));
  expect(days(series.segments)).toEqual([['12-16', '12-18', '12-21', '12-22'], ['12-24']]);
  expect(days(series.comparedSegments)).toEqual([['12-16', '12-18'], ['12-22'], ['12-24']]);
});

it('from the first known day on, every day of a span is a point or part of a gap', () => {
  const points = { '12-01': { live: 3.3 }, '12-18': { live: 3.38 }, '12-22': { live: 3.4 } };
  const known = historySeries([year('2026', points)], today, 'month');
  expect(known.gaps[0]).toEqual({
    from: '2026-12-12',
    to: '2026-12-13',
    dayCount: 2,
    reason: 'weekend',
  });
  expect(countAbsences(known.gaps)).toEqual({ weekend: 9, holiday: 2, unpublished: 16 });
  expect(known.gaps.at(-1)).toMatchObject({ to: '2027-01-09' });
  // Days before the first known day are not gaps.
  const young = historySeries([year('2026', { '12-22': { live: 3.4 } })], today, 'month');
  expect(young.gaps[0]).toMatchObject({ from: '2026-12-23', reason: 'unpublished' });
});

it('archived rates count as central bank rates, and rates of rows take precedence over them', () => {
  const years = [
    year('2004', { '12-01': { archived: 1.61 }, '12-02': { archived: 9, central: 1.62 } }),
    year('2027', { '01-08': { central: 3.37 } }),
  ];
  const { kind, segments } = historySeries(years, today, 'all');
  expect([kind, segments.flat().map(({ value }) => value)]).toEqual([
    'central',
    [1.61, 1.62, 3.37],
  ]);
});

it('a kind can be requested, and a second currency is indexed in the same kind', () => {
  const first = historySeries(
    [year('2027', { '01-06': { live: 4 }, '01-07': { live: 5 }, '01-08': { live: 2 } })],
    today,
    'week',
  );
  const points = { '01-07': { central: 1, live: 10 }, '01-08': { central: 1, live: 11 } };
  const second = historySeries([year('2027', points)], today, 'week', 'live');
  expect(indexHistory(first, second)).toEqual({
    base: '2027-01-07',
    first: [
      [
        { date: '2027-01-07', value: 100 },
        { date: '2027-01-08', value: 40 },
      ],
    ],
    second: [
      [
        { date: '2027-01-07', value: 100 },
        { date: '2027-01-08', value: 110 },
      ],
    ],
  });
  expect(indexHistory(first, historySeries([], today, 'week'))).toBeUndefined();
});

it('the extremes of a span are its first lowest and highest days', () => {
  const points = {
    '01-05': { live: 3.2 },
    '01-06': { live: 3.4 },
    '01-07': { live: 3.2 },
    '01-08': { live: 3.25 },
  };
  const extremes = historyExtremes(historySeries([year('2027', points)], today, 'week'));
  expect(extremes).toEqual({
    low: { date: '2027-01-05', value: 3.2 },
    high: { date: '2027-01-06', value: 3.4 },
  });
  expect(historyExtremes(historySeries([], today, 'week'))).toBeUndefined();
});

it('a month has its last, lowest and highest day, and counts its known and unpublished days', () => {
  const years = [
    year('2026', {
      '11-30': { central: 3 },
      '12-01': { central: 3.2 },
      '12-03': { central: 3.1 },
      '12-04': { central: 3.15 },
    }),
  ];
  const series = historySeries(years, day('2026-12-05'), 'all');
  expect(historyMonths(series)).toEqual([
    {
      month: '2026-11',
      last: { date: '2026-11-30', value: 3 },
      low: { date: '2026-11-30', value: 3 },
      high: { date: '2026-11-30', value: 3 },
      knownCount: 1,
      unpublishedCount: 0,
    },
    {
      month: '2026-12',
      last: { date: '2026-12-04', value: 3.15 },
      low: { date: '2026-12-03', value: 3.1 },
      high: { date: '2026-12-01', value: 3.2 },
      knownCount: 3,
      unpublishedCount: 1,
    },
  ]);
});

it('the central bank’s rates are used if more of them are known; the kinds are never mixed', () => {
  const years = [
    year('2027', { '01-08': { central: 3.37 }, '01-10': { central: 3.38, live: 3.4 } }),
  ];
  expect(historySeries(years, today, 'month')).toMatchObject({
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

it('a future day is excluded', () => {
  const years = [year('2027', { '01-11': { live: 3.5 } })];
  expect(historySeries(years, today, 'year').segments).toEqual([]);
});

it('if as many live rates as central ones are known, the live ones are used', () => {
  const years = [year('2027', { '01-08': { central: 3.37 }, '01-10': { live: 3.4 } })];
  expect(historySeries(years, today, 'month')).toMatchObject({
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

it('over 22 years every day has a rate or is counted in a gap, according to the calendar', () => {
  const [from, to] = [day('2004-12-01'), day('2026-11-23')];
  const years: Record<string, Record<string, HistoryPoint>> = {};
  const wanted = { weekend: 0, holiday: 0, unpublished: 0 };
  let known = 0;
  for (let at = from; at <= to; at = addDays(at, 1)) {
    const number = daysBetween(from, at);
    const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
    const isHoliday = /-(?:01-01|03-20|04-09|05-01|07-25|08-13|10-15|12-17)$/.test(at);
    if (isWeekend) wanted.weekend += 1;
    else if (isHoliday && number > 0) wanted.holiday += 1;
    else if (number % 97 === 1) wanted.unpublished += 1;
    else {
      known += 1;
      const points = years[at.slice(0, 4)] ?? {};
      points[at.slice(5)] = { archived: 1 + number / 4000 };
      years[at.slice(0, 4)] = points;
    }
  }
  const histories = Object.entries(years).map(([name, points]) => year(name, points));
  const series = historySeries(histories, addDays(to, 1), 'all');
  expect(series.segments.flat()).toHaveLength(known);
  expect(countAbsences(series.gaps)).toEqual(wanted);
});
