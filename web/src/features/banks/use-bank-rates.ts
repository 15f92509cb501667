import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { type BankPageRates, bankPageRates } from '@dinar/domain/rates/bank-page-rates';
import { useMemo } from 'react';
import type { RefreshOutcome } from '../../data/board-store.ts';
import { useBoardStore } from '../../data/board-store-context.ts';
import { useLiveBoard } from '../../data/use-live-board.ts';
import { useLiveBankSnapshots } from '../../data/use-live-resource.ts';

/** What a bank's page can show; the failure is a new object each time. */
export type BankRatesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly rates: BankPageRates }
  | { readonly kind: 'failed'; readonly failure: object };

export interface BankRates {
  readonly state: BankRatesState;
  readonly isLive: boolean;
  readonly retry: () => void;
  /** Reads the bank's rates from the server once. */
  readonly read: () => Promise<RefreshOutcome>;
}

/** The rates of one bank, followed; they are emptied when they cannot be read, as specified. */
export function useBankRates(bank: BankCode, today: RateDate): BankRates {
  const board = useLiveBoard();
  const store = useBoardStore();
  const { state, retry, refresh } = useLiveBankSnapshots(bank);
  const snapshots = state.kind === 'ready' ? state.value : undefined;
  const rates = useMemo(
    () => snapshots && bankPageRates({ bank, snapshots, today }),
    [bank, snapshots, today],
  );
  // Without the feed nothing is listened to: what the page came with stays, and without it all failed.
  const isFeedLost = board.kind === 'failed' && state.kind === 'loading';
  const failure = isFeedLost ? board : state;
  return {
    state: rates
      ? { kind: 'ready', rates }
      : isFeedLost || state.kind === 'failed'
        ? { kind: 'failed', failure }
        : { kind: 'loading' },
    isLive: board.kind === 'live' && state.kind === 'ready',
    retry: isFeedLost ? store.retry : retry,
    read: refresh,
  };
}
