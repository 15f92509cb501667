import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { ComparisonMode } from '@dinar/domain/today/compare-counters';
import { pageAt } from '@dinar/site/pages/page';
import { useCallback } from 'react';
import { type AddressRule, useAddressState } from '../../ui/address/use-address-state.ts';

export type ComparatorView = 'banks' | 'crypto';

/** The visitor's choices on the comparator. */
export interface ComparatorState {
  /** Absent if the address names none. */
  readonly currency: ForeignCurrencyCode | undefined;
  readonly view: ComparatorView;
  readonly mode: ComparisonMode;
  /** The amount as typed. */
  readonly text: string;
  readonly showsAmounts: boolean;
}

export type ChooseComparator = (choice: Partial<ComparatorState>) => void;

const defaultAmount = '1000';

/** The address of a state: `/comparateur/usd?vue=crypto&sens=devise&montant=500&montants=non`. */
export const comparatorAddress: AddressRule<ComparatorState> = {
  read: ({ pathname, search }) => {
    const query = new URLSearchParams(search);
    const page = pageAt(pathname, query);
    return {
      currency: page?.kind === 'comparator' ? page.currency : undefined,
      view: query.get('vue') === 'crypto' ? 'crypto' : 'banks',
      mode: query.get('sens') === 'devise' ? 'SELECTED' : 'TND',
      text: query.get('montant') ?? defaultAmount,
      showsAmounts: query.get('montants') !== 'non',
    };
  },
  write: ({ currency, view, mode, text, showsAmounts }, { search }) => {
    const query = new URLSearchParams(search);
    // The address omits default choices.
    const set = (name: string, value: string | false) =>
      value === false ? query.delete(name) : query.set(name, value);
    set('vue', view === 'crypto' && view);
    set('sens', mode === 'SELECTED' && 'devise');
    set('montant', text !== defaultAmount && text);
    set('montants', !showsAmounts && 'non');
    const path = currency ? `/comparateur/${currency.toLowerCase()}` : '/comparateur';
    return query.size === 0 ? path : `${path}?${query}`;
  },
};

/** The comparator's state, kept in its address. */
export function useComparatorState(): readonly [ComparatorState, ChooseComparator] {
  const { state, change } = useAddressState(comparatorAddress);
  const choose = useCallback<ChooseComparator>(
    (choice) => change((now) => ({ ...now, ...choice })),
    [change],
  );
  return [state, choose];
}
