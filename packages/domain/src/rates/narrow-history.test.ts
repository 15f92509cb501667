import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type RateDate } from '../days/rate-date.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { historySeries } from './history-series.ts';
import { type HistorySpan, historySpans } from './history-spans.ts';
import { narrowHistory } from './narrow-history.ts';
import type { HistoryPoint, RateHistory } from './rate-history.ts';

const today = day('2026-02-20');

const rate = fc.option(fc.constantFrom(3.1, 3.2, 3.3), { nil: undefined });
const anyPoint = fc
  .record({ central: rate, archived: rate, live: rate, bestBuy: rate, bestSell: rate })
  .map((rates): HistoryPoint => {
    return Object.fromEntries(Object.entries(rates).filter(([, value]) => value !== undefined));
  });

// Most days are near the first day of a span, which is where a lost point is noticed.
const anyAge = fc.oneof(
  fc.integer({ min: 0, max: 45 }),
  fc.integer({ min: 85, max: 95 }),
  fc.integer({ min: 355, max: 380 }),
  fc.integer({ min: 0, max: 800 }),
);

const anyYears = fc
  .uniqueArray(fc.tuple(anyAge, anyPoint), { selector: ([age]) => age, maxLength: 40 })
  .map((days) => yearsOf(days.map(([age, point]) => [addDays(today, -age), point])));

function yearsOf(days: readonly (readonly [RateDate, HistoryPoint])[]): RateHistory[] {
  return [2023, 2024, 2025, 2026].map(String).map((year) => {
    const own = days.filter(([date]) => date.startsWith(year));
    const points = Object.fromEntries(own.map(([date, point]) => [date.slice(5), point]));
    return { currency: 'EUR', year, points };
  });
}

const spans = Object.keys(historySpans) as HistorySpan[];
const lengthOf = (span: HistorySpan) => historySpans[span].days ?? Number.POSITIVE_INFINITY;
const parts = [...new Set(Object.values(historySpans).map(({ past }) => past))].filter(
  (part) => part !== 'past',
);

test('Each span is read from a part at least as long', () => {
  const tooShort = spans.filter((span) => {
    const part = historySpans[span].past;
    return part !== 'past' && lengthOf(part) < lengthOf(span);
  });
  expect([tooShort, parts]).toEqual([[], ['month', 'quarter', 'year']]);
});

test.each(parts)(
  'A %s of a history has the same series as all its years, on later days too',
  (span) => {
    fc.assert(
      fc.property(
        anyYears,
        fc.constantFrom(...spans.filter((each) => lengthOf(each) <= lengthOf(span))),
        fc.constantFrom(undefined, 'central', 'live'),
        fc.integer({ min: 0, max: 40 }),
        (years, shown, kind, later) => {
          const narrow = years.map((year) => narrowHistory(year, today, span));
          const shownOn = addDays(today, later);
          expect(historySeries(narrow, shownOn, shown, kind)).toEqual(
            historySeries(years, shownOn, shown, kind),
          );
        },
      ),
    );
  },
);
