import { type ParsedAmount, parseAmount } from '@dinar/domain/money/decimal';
import type { CurrencyPair } from '@dinar/domain/seo/page';
import {
  type ConverterState,
  converterParameters,
  converterQuery,
  converterState,
} from '@dinar/domain/site/converter-state';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface ConverterControls {
  readonly state: ConverterState;
  /** The amount as it is being typed, and what it reads as. */
  readonly text: string;
  readonly typed: ParsedAmount;
  readonly type: (text: string) => void;
  readonly change: (state: ConverterState) => void;
}

/** The converter's state, kept in the address: read from it, and written to it at each change. */
export function useConverterState(path: CurrencyPair | undefined): ConverterControls {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => converterState(path, query), [path, query]);
  const addressed = state.amount.toFixed().replace('.', ',');
  const [field, setField] = useState({ text: addressed, addressed });

  // Followed a link or went back: the field says the new address, unless it already means the same.
  if (field.addressed !== addressed) {
    const own = parseAmount(field.text);
    const isSame = own.ok && own.value.eq(state.amount);
    setField({ text: isSame ? field.text : addressed, addressed });
  }

  const change = (next: ConverterState) => {
    setQuery((current) => merged(current, next), { replace: true, preventScrollReset: true });
  };
  return {
    state,
    text: field.text,
    typed: parseAmount(field.text),
    type: (text) => {
      setField({ text, addressed });
      const amount = parseAmount(text);
      if (amount.ok) change({ ...state, amount: amount.value });
    },
    change: (next) => {
      if (!next.amount.eq(state.amount)) {
        setField({ text: next.amount.toFixed().replace('.', ','), addressed });
      }
      change(next);
    },
  };
}

function merged(current: URLSearchParams, state: ConverterState): URLSearchParams {
  const next = new URLSearchParams(current);
  const said = converterQuery(state);
  for (const name of converterParameters) {
    const value = said[name];
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
