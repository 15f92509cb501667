import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { type BankPageRates, bankPageRates } from '@dinar/domain/today/bank-page-rates';
import { useMemo } from 'react';
import { shownBankDays } from '../../data/board/bank-days.ts';
import { boardOf } from '../../data/board/board-state.ts';
import type { RefreshOutcome } from '../../data/board/board-store.ts';
import { useBoardStore } from '../../data/board/board-store-context.ts';
import { useLiveBoard } from '../../data/board/use-live-board.ts';
import { useLiveBankSnapshots } from '../../data/resources/use-live-resource.ts';

/** The state of the rates of a bank's page; each failure is a new object. */
export type BankRatesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly rates: BankPageRates }
  | { readonly kind: 'failed'; readonly failure: object };

export interface BankRates {
  readonly state: BankRatesState;
  readonly isLive: boolean;
  readonly retry: () => void;
  /** Reads the board and the bank's days from the server once. */
  readonly read: () => Promise<RefreshOutcome>;
}

/**
 * Subscribes to the rates of one bank: its quotes on the board, and its earlier days once they arrive. After a
 * refused read it returns no rates, as specified.
 */
export function useBankRates(bank: BankCode, today: RateDate): BankRates {
  const store = useBoardStore();
  const link = useLiveBoard();
  const { state, retry, refresh } = useLiveBankSnapshots(bank);
  const board = boardOf(link);
  const days = useMemo(() => shownBankDays(state, board, bank, today), [state, board, bank, today]);
  const rates = useMemo(() => days && bankPageRates(days, today), [days, today]);
  return {
    state: rates
      ? { kind: 'ready', rates }
      : state.kind === 'failed'
        ? { kind: 'failed', failure: state }
        : { kind: 'loading' },
    isLive: link.kind === 'live' && state.kind === 'ready',
    retry,
    read: async () => {
      const outcomes = await Promise.all([store.refresh(), refresh()]);
      return outcomes.find((outcome) => outcome !== 'refreshed') ?? 'refreshed';
    },
  };
}
