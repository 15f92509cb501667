import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type Resource, type ResourceKind, resourceKey } from '@dinar/site/delivery/page-resources';
import { useEffect, useSyncExternalStore } from 'react';
import type { RefreshOutcome } from '../board/board-store.ts';
import { useBoardStore } from '../board/board-store-context.ts';
import type { ResourceState } from './resource-state.ts';
import { useResourceStore } from './resource-store-context.ts';

export interface LiveResource<Kind extends ResourceKind> {
  readonly state: ResourceState<Kind>;
  /** Listens to the resource again; also restarts the feed if it has failed. */
  readonly retry: () => void;
  /** Reads the resource from the server once; also restarts the feed if it has failed. */
  readonly refresh: () => Promise<RefreshOutcome>;
}

/** Subscribes to the price of each coin; `closely` is for the page about coins. */
export function useLiveCoins(closely = false): LiveResource<'coins'> {
  return useLiveResource('coins', coins, closely);
}

/** Subscribes to the latest headlines, newest first. */
export function useLiveNews(): LiveResource<'news'> {
  return useLiveResource('news', news);
}

/** Subscribes to a bank's latest days, newest first. */
export function useLiveBankSnapshots(bank: BankCode): LiveResource<'snapshots'> {
  return useLiveResource('snapshots', { kind: 'snapshots', bank });
}

/** Subscribes to the years of a currency, in order: since last year, all, or only the last month of them. */
export function useLiveRateHistory(
  currency: ForeignCurrencyCode,
  kind: YearsKind = 'history',
): LiveResource<YearsKind> {
  return useLiveResource<YearsKind>(kind, { kind, currency });
}

type YearsKind = 'history' | 'past' | 'recent';

/** Subscribes to a bank's last month in one currency, newest day first. */
export function useLiveBankPast(
  bank: BankCode,
  currency: ForeignCurrencyCode,
): LiveResource<'bankPast'> {
  return useLiveResource('bankPast', { kind: 'bankPast', bank, currency });
}

/** Subscribes to the state of the jobs that read our sources. */
export function useLiveHealth(): LiveResource<'health'> {
  return useLiveResource('health', health);
}

/** Subscribes to the banks' recent publication records, which are counted each night. */
export function useLiveBankRecords(): LiveResource<'records'> {
  return useLiveResource('records', records);
}

const coins: Resource = { kind: 'coins' };
const news: Resource = { kind: 'news' };
const health: Resource = { kind: 'health' };
const records: Resource = { kind: 'records' };

function useLiveResource<Kind extends ResourceKind>(
  kind: Kind,
  resource: Resource,
  closely = false,
): LiveResource<Kind> {
  const store = useResourceStore();
  const feed = useBoardStore();
  const key = resourceKey(resource);
  const state = useSyncExternalStore(
    store.subscribe,
    () => store.getState(kind, key),
    () => store.getInitialState(kind, key),
  );
  useEffect(() => store.ask(resource, closely));
  const startFeed = () => {
    if (feed.getState().kind === 'failed') feed.retry();
  };
  return {
    state,
    retry: () => {
      startFeed();
      store.retry(resource);
    },
    refresh: () => {
      startFeed();
      return store.refresh(resource);
    },
  };
}
