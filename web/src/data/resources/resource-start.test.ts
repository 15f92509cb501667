import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { day } from '../../testing/rates-fixtures.ts';
import { setSiteClock } from '../../ui/clock/site-clock.ts';
import { isInPage, startOf } from './resource-start.ts';
import { createResourceStore } from './resource-store.ts';

const asOf = new Date('2026-11-23T09:00:00Z');
const bank = { kind: 'snapshots', bank: 'BIAT' } as const;
const snapshot = (date: string) =>
  ({ bankId: 'BIAT', date: day(date), rates: {}, count: 0 }) as const;
const stored = (date: string, count: number) => ({
  path: `bank-snapshots/${date}_BIAT`,
  data: {
    bankId: 'BIAT',
    date,
    rates: { EUR: { purchaseRate: 3.3, saleRate: 3.4, source: 'import' } },
    count,
  },
});
const coin = (id: string, currentPrice: number) =>
  ({ id, name: id, symbol: id, currentPrice, source: 'demo' }) as const;

const brought = (...entries: readonly ResourceEntry[]) => createResourceStore(entries);
const days = (at?: Date): ResourceEntry => ({
  kind: 'snapshots',
  key: 'snapshots:BIAT',
  value: [snapshot('2026-11-23'), snapshot('2026-11-20')],
  ...(at && { asOf: at }),
});

beforeEach(() => {
  vi.useFakeTimers({ now: asOf });
  setSiteClock(asOf);
});
afterEach(() => vi.useRealTimers());

it('Listens to a bank’s days from the latest on, and keeps the earlier ones', () => {
  const start = startOf(brought(days(asOf)), bank);
  const whole = start?.complete([stored('2026-11-24', 1), stored('2026-11-23', 1)]);
  expect(whole?.value).toMatchObject([
    { date: '2026-11-24' },
    { date: '2026-11-23', count: 1 },
    { date: '2026-11-20', count: 0 },
  ]);
});

it('Reads all days again if the latest one was withdrawn', () => {
  const start = startOf(brought(days(asOf)), bank);
  expect(start?.complete([])).toBeUndefined();
  expect(start?.complete([stored('2026-11-24', 1)])).toBeUndefined();
});

it('Changed coins replace those of the page', () => {
  const value = [coin('bitcoin', 91_000), coin('ethereum', 3000)];
  const start = startOf(brought({ kind: 'coins', key: 'coins', value, asOf }), { kind: 'coins' });
  const data = { name: 'bitcoin', symbol: 'bitcoin', current_price: 90_000, source: 'demo' };
  const whole = start?.complete([{ path: 'coins/bitcoin', data }]);
  expect(whole?.value).toMatchObject([
    { id: 'bitcoin', currentPrice: 90_000 },
    { id: 'ethereum', currentPrice: 3000 },
  ]);
});

it('Recent values need no listener on a page that is not about them', () => {
  const store = brought(
    { kind: 'news', key: 'news', value: [], asOf },
    { kind: 'coins', key: 'coins', value: [], asOf },
  );
  store.ask({ kind: 'coins' });
  expect(isInPage(store, { kind: 'coins' })).toBe(true);
  store.ask({ kind: 'coins' }, true);
  expect(isInPage(store, { kind: 'coins' })).toBe(false);
  expect(store.getAsked()).toEqual([{ kind: 'coins' }]);
  expect(isInPage(store, { kind: 'news' })).toBe(true);
  expect(isInPage(store, { kind: 'history', currency: 'EUR' })).toBe(false);
  vi.advanceTimersByTime(16 * 60_000);
  expect(isInPage(store, { kind: 'news' })).toBe(false);
});

it('Reads everything without a read time or on an old page', () => {
  expect(startOf(brought(days()), bank)).toBeUndefined();
  expect(startOf(brought(), { kind: 'coins' })).toBeUndefined();
  vi.advanceTimersByTime(16 * 60_000);
  expect(startOf(brought(days(asOf)), bank)).toBeUndefined();
});
