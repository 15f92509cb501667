import { type ParsedAmount, parseAmount } from '@dinar/domain/money/decimal';
import {
  type ConverterState,
  converterParameters,
  converterQuery,
  converterState,
} from '@dinar/site/pages/converter-state';
import type { CurrencyPair } from '@dinar/site/pages/page';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What becomes of the state as it is by then: another change may have come before. */
export type ConverterUpdate = (state: ConverterState) => ConverterState;

export interface ConverterControls {
  readonly state: ConverterState;
  /** The amount as it is being typed, and what it reads as. */
  readonly text: string;
  readonly typed: ParsedAmount;
  readonly type: (text: string) => void;
  readonly change: (update: ConverterUpdate) => void;
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

  // The router tells of an address only when it is drawn: what was asked since then is kept here.
  const asked = useRef(query);
  // Before the effects of fields, which may ask for a change themselves.
  useLayoutEffect(() => {
    asked.current = query;
  }, [query]);

  const change = (update: ConverterUpdate): ConverterState => {
    const next = update(converterState(path, asked.current));
    asked.current = merged(asked.current, next);
    setQuery(asked.current, { replace: true, preventScrollReset: true });
    return next;
  };
  return {
    state,
    text: field.text,
    typed: parseAmount(field.text),
    type: (text) => {
      setField({ text, addressed });
      const amount = parseAmount(text);
      if (amount.ok) change((current) => ({ ...current, amount: amount.value }));
    },
    change: (update) => {
      const next = change(update);
      if (!next.amount.eq(state.amount)) {
        setField({ text: next.amount.toFixed().replace('.', ','), addressed });
      }
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
