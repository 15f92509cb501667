import { type ParsedAmount, parseAmount } from '@dinar/domain/money/parse-amount';
import {
  type ConverterState,
  converterParameters,
  converterState,
  pairOfPage,
} from '@dinar/site/pages/converter-state';
import { type Page, pageAt } from '@dinar/site/pages/page';
import { converterHref } from '@dinar/site/routes/site-links';
import { useCallback } from 'react';
import {
  type Address,
  type AddressRule,
  type AddressState,
  useAddressState,
} from '../../ui/address/use-address-state.ts';

export type ConverterPageOf = Extract<Page, { readonly kind: 'converter' | 'conversion' }>;

/** The requested conversion, the amount as typed, and the page. */
export interface ConverterDraft {
  readonly state: ConverterState;
  readonly text: string;
  readonly page: ConverterPageOf;
}

export interface ConverterControls extends ConverterDraft {
  /** The parsed text; while it is invalid, the state keeps the last valid amount. */
  readonly typed: ParsedAmount;
  readonly type: (text: string) => void;
  readonly change: (update: (state: ConverterState) => ConverterState) => void;
  readonly links: AddressState<ConverterDraft>['links'];
}

const rule: AddressRule<ConverterDraft> = { read: draftAt, write: writtenIn };

/** The converter's state: text, amount and page change together, and the address follows them. */
export function useConverterState(): ConverterControls {
  const { state: draft, change: changeDraft, links } = useAddressState(rule);
  const change = useCallback<ConverterControls['change']>(
    (update) =>
      changeDraft((now) => {
        const next = update(now.state);
        return draftOf(next, next.amount.eq(now.state.amount) ? now.text : textOf(next));
      }),
    [changeDraft],
  );
  return {
    ...draft,
    typed: parseAmount(draft.text),
    type: (text) =>
      changeDraft((now) => {
        const amount = parseAmount(text);
        return amount.ok ? draftOf({ ...now.state, amount: amount.value }, text) : { ...now, text };
      }),
    change,
    links,
  };
}

function draftAt({ pathname, search }: Address): ConverterDraft {
  const query = new URLSearchParams(search);
  const page = converterPageAt(pathname, query);
  const state = converterState(pairOfPage(page), query);
  return { state, text: textOf(state), page };
}

// The page of a state is the page of its address, so that reading the address gives the same page.
function draftOf(state: ConverterState, text: string): ConverterDraft {
  const [pathname = '', search] = converterHref(state).split('?');
  return { state, text, page: converterPageAt(pathname, new URLSearchParams(search)) };
}

function converterPageAt(pathname: string, query: URLSearchParams): ConverterPageOf {
  const page = pageAt(pathname, query);
  if (page?.kind === 'converter' || page?.kind === 'conversion') return page;
  throw new Error(`${pathname} is no address of the converter`);
}

function textOf({ amount }: ConverterState): string {
  return amount.toFixed().replace('.', ',');
}

// Keeps the other parameters of the address, such as a visitor's origin.
function writtenIn({ state }: ConverterDraft, { search }: Address): string {
  const rest = new URLSearchParams(search);
  for (const name of converterParameters) rest.delete(name);
  const others = rest.toString();
  return others === '' ? converterHref(state) : `${converterHref(state)}&${others}`;
}
