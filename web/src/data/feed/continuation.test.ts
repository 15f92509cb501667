import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { beforeEach, expect, it, vi } from 'vitest';
import { bankDay, coinsEntry, day, euroStats } from '../../testing/rates-fixtures.ts';
import { setSiteClock } from '../../ui/clock/site-clock.ts';
import { boardEntry } from '../page/page-data.ts';
import { createPageStore } from '../store/page-store.ts';
import { continuationOf, entryReader, isInPage } from './continuation.ts';

const asOf = new Date('2026-11-23T09:00:00Z');
const minutes = (count: number) => new Date(asOf.getTime() + count * 60_000);
const bank = { kind: 'snapshots', bank: 'BIAT' } as const;
const board = { kind: 'board' } as const;
const days = (at?: Date): ResourceEntry => ({
  kind: 'snapshots',
  key: 'snapshots:BIAT',
  value: [bankDay(day('2026-11-23'), {})],
  asOf: at,
});
const coins = (at?: Date): ResourceEntry => ({ ...coinsEntry(), asOf: at });
const stored = (currency: string, value: number, changedAt: unknown = asOf) => ({
  path: `rates-stats/${currency}`,
  data: { live_rate: { value, date: '2026-11-20', source: 'demo' }, changedAt },
});

const clock = (instant: Date) => {
  vi.useFakeTimers({ now: instant });
  setSiteClock(instant);
};
beforeEach(() => clock(asOf));
/** The filters of the part of a list that is read again. */
const partOf = (entry: ResourceEntry, resource: Parameters<typeof continuationOf>[1]) =>
  continuationOf(createPageStore([entry]), resource)?.part.map((filter) => {
    const { _field, _op, _value } = Object(filter);
    return [String(_field?.canonicalString?.() ?? _field), _op, _value];
  });

it('Continues with what changed half a minute before the page was read, on the database’s clock', () => {
  const since = minutes(-0.5);
  expect(partOf(boardEntry([euroStats()], asOf), board)).toEqual([['changedAt', '>', since]]);
  expect(partOf(coins(asOf), { kind: 'coins' })).toEqual([['changedAt', '>', since]]);
  clock(minutes(-60));
  expect(partOf(coins(asOf), { kind: 'coins' })).toEqual([['changedAt', '>', since]]);
});

it('Continues with a bank’s latest day', () => {
  expect(partOf(days(asOf), bank)).toEqual([['date', '>=', '2026-11-23']]);
});

it('Reads everything without a read time, from an old page, and for kinds without changes', () => {
  expect(partOf(days(), bank)).toBeUndefined();
  expect(partOf({ kind: 'news', key: 'news', value: [], asOf }, { kind: 'news' })).toBeUndefined();
  clock(minutes(15));
  expect(partOf(days(asOf), bank)).toBeDefined();
  clock(minutes(16));
  expect(partOf(days(asOf), bank)).toBeUndefined();
});

it('Young values need no listener on a page that is not about them, if their kind may wait', () => {
  const listening = { id: '1', signal: new AbortController().signal, isClose: false };
  const isIn = (entry: ResourceEntry, isClose = false) =>
    isInPage(createPageStore([entry]), {
      ...listening,
      isClose,
      resource: entry.kind === 'coins' ? { kind: 'coins' } : bank,
    });
  expect([isIn(coins(asOf)), isIn(coins(asOf), true)]).toEqual([true, false]);
  expect([isIn(coins()), isIn(days(asOf))]).toEqual([false, false]);
  clock(minutes(16));
  expect(isIn(coins(asOf))).toBe(false);
});

it('An entry keeps the objects of unchanged items, and of a value without a change', () => {
  const store = createPageStore();
  const read = entryReader(store, board);
  const first = read([stored('EUR', 3.4), stored('USD', 2.9)]);
  if (first) store.receive(first);
  const again = read([stored('EUR', 3.4), stored('USD', 2.9)]);
  expect(again?.value).toBe(first?.value);
  const moved = read([stored('EUR', 3.41), stored('USD', 2.9)]);
  expect(moved?.value[0]).not.toBe(first?.value[0]);
  expect(moved?.value[1]).toBe(first?.value[1]);
  expect(read([stored('USD', 2.9)])?.value).toEqual([first?.value[1]]);
});

it('An entry knows the latest change that it contains, and what it leaves out', () => {
  const store = createPageStore([boardEntry([euroStats()], asOf)]);
  const continuation = continuationOf(store, board);
  const read = entryReader(store, board, continuation);
  expect(read([])).toMatchObject({ asOf, unreadable: 0 });
  expect(read([stored('USD', 2.9, minutes(2)), stored('GBP', 3.9, minutes(1))])?.asOf).toEqual(
    minutes(2),
  );
  expect(read([{ path: 'rates-stats/EUR', data: { bctn_rate: 'cher' } }])).toMatchObject({
    value: [],
    unreadable: 1,
  });
  expect(entryReader(store, board)([stored('USD', 2.9, null)])?.asOf).toBeUndefined();
});

it('A bank’s withdrawn latest day makes all days be read again', () => {
  const store = createPageStore([days(asOf)]);
  expect(entryReader(store, bank, continuationOf(store, bank))([])).toBeUndefined();
});
