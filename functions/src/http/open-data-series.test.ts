import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import { isWorkingDay } from '@dinar/domain/days/working-day';
import { historySeries } from '@dinar/domain/rates/history-series';
import type { HistoryPoint, RateHistory } from '@dinar/domain/rates/rate-history';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { site } from '@dinar/site/testing/site-fixtures';
import { expect, test } from 'vitest';
import { openDataContent } from './open-data-content.ts';
import { readsOf } from './testing/ask-open-data.ts';

const today = day('2026-11-26');

/** The working days since the first of the central bank's archive, with the best prices of the last year. */
function yearsOfEuro(): RateHistory[] {
  const points = new Map<string, Record<string, HistoryPoint>>();
  let value = 16_600;
  let step = 1;
  for (let date: RateDate = day('2004-12-23'); date <= today; date = addDays(date, 1)) {
    if (!isWorkingDay(date)) continue;
    // A linear congruential step: values that move as rates do, and do not compress better.
    step = (step * 48_271) % 2_147_483_647;
    value += (step % 121) - 59;
    const best =
      date > '2025-11' ? { bestBuy: (value - 300) / 10_000, bestSell: (value + 400) / 10_000 } : {};
    const year = date.slice(0, 4);
    points.set(year, {
      ...points.get(year),
      [date.slice(5)]: { archived: value / 10_000, ...best },
    });
  }
  return [...points].map(([year, own]) => ({ currency: 'EUR', year, points: own }));
}

// A CDN compresses while it answers, by brotli at a fast level or, for a reader of gzip alone, at the usual one.
function fastBrotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

test('The euro since 2004 is one file of at most 30 kB, and equals the chart day by day', async () => {
  const years = yearsOfEuro();
  const reads = readsOf({ years });
  const textOf = async (format: 'json' | 'csv', kind: 'series' | 'excelSeries' = 'series') => {
    const subject = { kind, currency: 'EUR' } as const;
    const content = await openDataContent({ subject, format }, { site, reads, today });
    return content.kind === 'text' ? content.text : content.kind;
  };
  const [json, csv] = [await textOf('json'), await textOf('csv')];
  const spreadsheet = await textOf('csv', 'excelSeries');
  const sizes = [json, csv, spreadsheet].flatMap((text) => [
    fastBrotli(text),
    gzipSync(text).length,
  ]);
  console.log(`Series: JSON, CSV and spreadsheet by brotli and gzip: ${sizes.join(', ')} bytes`);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(30_000);
  const chart = historySeries(years, today, 'all', 'central').segments.flat();
  expect(chart.length).toBeGreaterThan(5500);
  const { days } = JSON.parse(json);
  expect([days.day, days.central.map(Number), days.bestSale.map(Number)]).toEqual([
    chart.map(({ date }) => date),
    chart.map(({ value }) => value),
    chart.map(({ best }) => best?.sale ?? 0),
  ]);
  expect(csv.trimEnd().split('\r\n').length).toBe(chart.length + 1);
});
