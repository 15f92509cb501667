import { expect, test } from 'vitest';
import type { LiveRate, RatesStats } from '../rates/currency-rates.ts';
import { bankQuote, storedRates } from '../testing/board-fixtures.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { boardOfToday, currencyToday, hasAnyRate } from './board-of-today.ts';

const monday = day('2026-11-23');
const friday = day('2026-11-20');
const central = { value: 3.4521, manualValue: 3.449, date: friday, source: 'bct' } as const;
const live = {
  value: 3.3891,
  date: monday,
  source: 'live-fx',
  provider: 'open-er-api',
  at: new Date('2026-11-23T00:02:31Z'),
  variation: 0.12,
  variationSince: friday,
} as const;

function euro(fields: Partial<RatesStats>): RatesStats {
  return { currency: 'EUR', banks: [], ...fields };
}

function leadingOf(stats: RatesStats) {
  const { leading } = currencyToday(stats, monday);
  return leading && [leading.kind, leading.rate.value.toString(), leading.rate.day];
}

test('The newer of central and market rate leads, the market rate on the same day', () => {
  expect(leadingOf(euro({ central, live }))).toEqual(['market', '3.3891', monday]);
  expect(leadingOf(euro({ central: { ...central, date: monday }, live }))?.[0]).toBe('market');
  const earlier = { ...live, date: day('2026-11-19') };
  expect(leadingOf(euro({ central, live: earlier }))).toEqual(['central', '3.4521', friday]);
});

test('A live rate 14 days old is not shown: the central bank’s rate leads, with its own day', () => {
  const silent = { ...live, date: day('2026-11-09') };
  const shown = currencyToday(euro({ central, live: silent }), monday);
  expect(shown.market).toBeUndefined();
  expect(shown.leading).toBe(shown.central);
  expect(shown.leading?.trend).toBeUndefined();
});

test('A reference keeps its own instant, provider and variation', () => {
  const { market, manual } = currencyToday(euro({ central, live }), monday);
  expect(market).toMatchObject({
    provider: 'open-er-api',
    at: live.at,
    trend: { direction: 'up', percent: 0.12, since: friday, isSinceWorkingDayBefore: true },
  });
  expect([manual?.kind, manual?.rate.value.toString(), manual?.provider]).toEqual([
    'manual',
    '3.449',
    'bct',
  ]);
});

test('A variation names its day; over more than 7 days, or without a day, it is dropped', () => {
  const since = (changed: LiveRate) => currencyToday(euro({ live: changed }), monday).market?.trend;
  expect(since({ ...live, variationSince: day('2026-11-18') })?.isSinceWorkingDayBefore).toBe(
    false,
  );
  expect(since({ ...live, variationSince: day('2026-10-29') })).toBeUndefined();
  const { variationSince: _, ...withoutDay } = live;
  expect(since(withoutDay)).toBeUndefined();
});

test('With nothing that may be shown a currency has no rate at all', () => {
  const old = day('2026-11-10');
  const stats = euro({
    central: { ...central, date: old },
    live: { ...live, date: day('2026-11-25') },
    banks: [bankQuote('BIAT', [3.3, 3.4], old)],
  });
  expect(hasAnyRate(currencyToday(stats, monday))).toBe(false);
  expect(hasAnyRate(currencyToday(euro({ central }), monday))).toBe(true);
});

test('An unchanged currency keeps its object until the day changes', () => {
  const dollar: RatesStats = { currency: 'USD', central, banks: [] };
  const stored = storedRates(euro({ central }), dollar);
  const board = boardOfToday(stored, monday);
  const next = boardOfToday(storedRates(euro({ live }), dollar), monday, { stored, board });
  expect(next.currencies.get('USD')).toBe(board.currencies.get('USD'));
  expect(next.currencies.get('EUR')).not.toBe(board.currencies.get('EUR'));
  const tomorrow = boardOfToday(stored, day('2026-11-24'), { stored, board });
  expect(tomorrow.currencies.get('USD')).not.toBe(board.currencies.get('USD'));
});
