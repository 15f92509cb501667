import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { type BankPageRates, bankPageRates } from '@dinar/domain/today/bank-page-rates';
import { useMemo } from 'react';
import { shownBankDays } from '../../data/live/bank-days.ts';
import { useLink } from '../../data/live/use-link.ts';
import { useLiveResource } from '../../data/live/use-live-resource.ts';

/** The state of the rates of a bank's page; each failure is a new object. */
export type BankRatesState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly rates: BankPageRates;
      readonly days: readonly BankSnapshot[];
    }
  | { readonly kind: 'failed'; readonly failure: object };

export interface BankRates {
  readonly state: BankRatesState;
  readonly isLive: boolean;
  readonly retry: () => void;
}

/**
 * Subscribes to the rates of one bank: its quotes on the board, and its earlier days once they arrive. After a
 * refused read it returns no rates, as specified.
 */
export function useBankRates(bank: BankCode, today: RateDate): BankRates {
  const link = useLink();
  const { state: board } = useLiveResource({ kind: 'board' });
  const { state, retry } = useLiveResource({ kind: 'snapshots', bank });
  const days = useMemo(() => shownBankDays(state, board, bank, today), [state, board, bank, today]);
  const rates = useMemo(() => days && bankPageRates(days, today), [days, today]);
  return {
    state:
      rates && days
        ? { kind: 'ready', rates, days }
        : state.kind === 'failed'
          ? { kind: 'failed', failure: state }
          : { kind: 'loading' },
    isLive: link === 'live' && state.kind === 'ready',
    retry,
  };
}
