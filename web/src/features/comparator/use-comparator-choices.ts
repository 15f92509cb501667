import type { ComparisonMode } from '@dinar/domain/today/compare-counters';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createChosenAddress } from './chosen-address.ts';

export type ComparatorView = 'banks' | 'crypto';

/** What a visitor chose on the comparator, kept in its address. */
export interface ComparatorChoices {
  readonly view: ComparatorView;
  readonly setView: (view: ComparatorView) => void;
  readonly mode: ComparisonMode;
  readonly setMode: (mode: ComparisonMode) => void;
  /** The amount as typed. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly showsAmounts: boolean;
  readonly setShowsAmounts: (shows: boolean) => void;
}

const defaultAmount = '1000';

/** The choices the address holds: `?vue=crypto&sens=devise&montant=500&montants=non`. */
export function useComparatorChoices(): ComparatorChoices {
  const [parameters, setParameters] = useSearchParams();
  const [text, setText] = useState(parameters.get('montant') ?? defaultAmount);
  const [address] = useState(() => createChosenAddress(parameters));

  useEffect(() => address.noteDrawn(parameters), [address, parameters]);

  // A choice that is the usual one is left out of the address.
  const keep = (name: string, value: string | undefined) => {
    setParameters(address.choose(name, value), { replace: true, preventScrollReset: true });
  };

  return {
    view: parameters.get('vue') === 'crypto' ? 'crypto' : 'banks',
    setView: (view) => keep('vue', view === 'crypto' ? view : undefined),
    mode: parameters.get('sens') === 'devise' ? 'SELECTED' : 'TND',
    setMode: (mode) => keep('sens', mode === 'SELECTED' ? 'devise' : undefined),
    text,
    setText: (typed) => {
      setText(typed);
      keep('montant', typed === defaultAmount ? undefined : typed);
    },
    showsAmounts: parameters.get('montants') !== 'non',
    setShowsAmounts: (shows) => keep('montants', shows ? undefined : 'non'),
  };
}
