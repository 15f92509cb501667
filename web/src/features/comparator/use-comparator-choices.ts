import type { ComparisonMode } from '@dinar/domain/rates/comparison';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

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
  // The address as last chosen: the router draws it a moment later, and the next choice must not undo it.
  const latest = useRef(parameters);

  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);

  // A choice that is the usual one is left out of the address.
  const keep = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(latest.current);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    latest.current = next;
    setParameters(next, { replace: true, preventScrollReset: true });
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
