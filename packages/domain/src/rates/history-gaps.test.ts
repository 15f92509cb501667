import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween, type RateDate } from '../days/rate-date.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { absenceOn, countAbsences, gapsBetween, gapsWithin } from './history-gaps.ts';

it('a day without a rate is a weekend, a holiday or an unpublished day', () => {
  const reasons = {
    '2026-11-21': 'weekend',
    '2026-12-17': 'holiday',
    // Expected feasts, the days beside them, and a holiday on a Saturday.
    '2026-05-27': 'holiday',
    '2026-05-26': 'holiday',
    '2027-05-01': 'weekend',
    '2026-11-20': 'unpublished',
  };
  const found = Object.keys(reasons).map((text) => [text, absenceOn(day(text))]);
  expect(Object.fromEntries(found)).toEqual(reasons);
});

it('consecutive days with the same reason form one gap', () => {
  expect(gapsBetween(day('2026-12-16'), day('2026-12-22'))).toEqual([
    { from: '2026-12-17', to: '2026-12-17', dayCount: 1, reason: 'holiday' },
    { from: '2026-12-18', to: '2026-12-18', dayCount: 1, reason: 'unpublished' },
    { from: '2026-12-19', to: '2026-12-20', dayCount: 2, reason: 'weekend' },
    { from: '2026-12-21', to: '2026-12-21', dayCount: 1, reason: 'unpublished' },
  ]);
  expect(gapsBetween(day('2026-12-16'), day('2026-12-17'))).toEqual([]);
});

it('a year without rates has 104 weekend days, its holidays and unpublished days', () => {
  // 2026: 261 weekdays, of which 1 Jan, 20 Mar (and Aïd), 9 Apr, 1 May, 13 Aug, 15 Oct and 17 Dec are
  // holidays by their date, and the days around 20 and 21 March, 27 and 28 May, 16 June and 25 August
  // may be feasts.
  const counts = countAbsences(gapsWithin(day('2026-01-01'), day('2026-12-31')));
  expect(counts).toEqual({ weekend: 104, holiday: 7 + 1 + 4 + 3 + 3, unpublished: 243 });
});

it('gaps cover every day of a range once, in order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9000 }),
      fc.integer({ min: 0, max: 400 }),
      (from, length) => {
        const start = addDays(day('2004-12-01'), from);
        const gaps = gapsWithin(start, addDays(start, length));
        const covered: RateDate[] = gaps.flatMap((gap) =>
          Array.from({ length: gap.dayCount }, (_, index) => addDays(gap.from, index)),
        );
        expect(covered).toEqual(
          Array.from({ length: length + 1 }, (_, index) => addDays(start, index)),
        );
        for (const { from: first, to, dayCount } of gaps) {
          expect(daysBetween(first, to) + 1).toBe(dayCount);
        }
      },
    ),
  );
});
