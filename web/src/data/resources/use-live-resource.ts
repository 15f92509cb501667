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
  /** Listens anew, when it had failed; to everything, when nothing is listened to. */
  readonly retry: () => void;
  /** Reads it from the server once. */
  readonly refresh: () => Promise<RefreshOutcome>;
}

/** The price of each coin, followed; closely on the page that is about them. */
export function useLiveCoins(closely = false): LiveResource<'coins'> {
  return useLiveResource('coins', coins, closely);
}

/** The latest headlines, the newest first, followed. */
export function useLiveNews(): LiveResource<'news'> {
  return useLiveResource('news', news);
}

/** A bank's latest days, the newest first, followed. */
export function useLiveBankSnapshots(bank: BankCode): LiveResource<'snapshots'> {
  return useLiveResource('snapshots', { kind: 'snapshots', bank });
}

/** The years of a currency, in order, followed: the last ones, all, or what a month of them has. */
export function useLiveRateHistory(
  currency: ForeignCurrencyCode,
  kind: YearsKind = 'history',
): LiveResource<YearsKind> {
  return useLiveResource<YearsKind>(kind, { kind, currency });
}

type YearsKind = 'history' | 'past' | 'recent';

/** A bank's last month in one currency, the newest day first, followed. */
export function useLiveBankPast(
  bank: BankCode,
  currency: ForeignCurrencyCode,
): LiveResource<'bankPast'> {
  return useLiveResource('bankPast', { kind: 'bankPast', bank, currency });
}

/** The state of the jobs that read our sources, followed. */
export function useLiveHealth(): LiveResource<'health'> {
  return useLiveResource('health', health);
}

/** How the banks published of late, counted each night, followed. */
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
