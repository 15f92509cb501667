import type { RateDate } from '@dinar/domain/days/rate-date';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { type BankPageRates, bankPageRates } from '@dinar/domain/today/bank-page-rates';
import type { Resource } from '@dinar/site/delivery/page-resources';
import { useMemo } from 'react';
import { shownBankDays } from './bank-days.ts';
import { useLink, useLiveResource } from './use-live-resource.ts';

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
 * Subscribes to the rates of one bank: its quotes on the board, and its earlier days, in all currencies or in one,
 * once they arrive. After a refused read it returns no rates, as specified.
 */
export function useBankRates(own: Resource<'snapshots' | 'bankPast'>, today: RateDate): BankRates {
  const { bank } = own;
  const link = useLink();
  const { state: board } = useLiveResource({ kind: 'board' });
  const { state, retry } = useLiveResource(own);
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
