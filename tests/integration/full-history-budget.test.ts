import { addDays, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { isWeekend } from '@dinar/domain/days/weekend';
import { openPageValues } from '@dinar/functions/http/page-values';
import { resourceDecoder } from '@dinar/site/delivery/decode-resource';
import { type Resource, resourceKey } from '@dinar/site/delivery/page-resources';
import { pathIn, prefixedLocales } from '@dinar/site/routes/locale-path';
import { expect, test } from 'vitest';
import { brotliBytes } from '../support/brotli-bytes.ts';
import { openRenderer } from '../uneven-days/pages/render-page.ts';
import { openStaffDatabase } from './open-staff-database.ts';

// Production keeps every rate of every day, more than a demonstration has.
const fullYears = 2;

const db = openStaffDatabase();
const report = (message: string, details: unknown) => expect.fail(`${message}: ${String(details)}`);
const values = openPageValues({ database: () => db, report });
const renderer = await openRenderer();

function pointOn(day: RateDate, index: number) {
  const central = 3.3 + 0.1 * Math.sin(index / 40) + 0.0001 * ((index * 37) % 97);
  const rates = {
    central,
    live: 1.0021 * central,
    bestBuy: 0.98 * central,
    bestSell: 1.03 * central,
  };
  const rounded = Object.entries(rates).map(([name, rate]) => [name, Number(rate.toFixed(4))]);
  return [day, Object.fromEntries(rounded)] as const;
}

function fullHistory(currency: string, today: RateDate) {
  const year = (day: RateDate) => Number(day.slice(0, 4));
  const days: RateDate[] = [];
  for (let day = today; year(day) > year(today) - fullYears; day = addDays(day, -1)) {
    if (!isWeekend(day)) days.push(day);
  }
  const points = days.reverse().map(pointOn);
  return [...new Set(days.map(year))].map((name) => ({
    path: `rate-history/${currency}_${name}`,
    data: {
      points: Object.fromEntries(
        points.filter(([day]) => year(day) === name).map(([day, point]) => [day.slice(5), point]),
      ),
      updatedAt: new Date(),
    },
  }));
}

/** The page at an address as functions answer it, with full years instead of the stored ones. */
async function htmlOf(url: string): Promise<string> {
  const now = new Date();
  const board = await values.board();
  const withFullYears = async (resource: Resource) => {
    const key = resourceKey(resource);
    const { kind } = resource;
    if (kind === 'month' || kind === 'quarter' || kind === 'year' || kind === 'recent') {
      const decode = resourceDecoder(resource, utcDay(now));
      const { value } = decode(fullHistory(resource.currency, utcDay(now)));
      return [{ kind, key, value, asOf: now }];
    }
    return values.resources([resource], board);
  };
  const resources = (await Promise.all(renderer.resourcesFor(url).map(withFullYears))).flat();
  return renderer.render({ url, board: board.value, boardAsOf: board.asOf, resources, now }).html;
}

const pages: readonly (readonly [url: string, most: number])[] = [
  ['/comparateur/eur', 20_500],
  ...prefixedLocales.map((locale) => [pathIn(locale, '/comparateur/eur'), 20_500] as const),
  ['/convertisseur/eur/tnd', 20_500],
  ['/comparateur/eur?periode=tout', 20_500],
  // These addresses ask for more days, and the page has those and no others.
  ['/comparateur/eur?periode=3m', 22_000],
  ['/comparateur/eur?periode=1a', 24_500],
];

test.each(pages)(
  'With two full years stored, the HTML of %s has at most %i bytes in brotli',
  async (url, most) => {
    const bytes = brotliBytes(await htmlOf(url));
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(most);
  },
);
