import type { Locale } from '@dinar/domain/language/locale';
import { parseAmount } from '@dinar/domain/money/parse-amount';
import { type ConverterState, stateHref } from '@dinar/site/pages/converter-state';
import { pageAt } from '@dinar/site/pages/page';
import { type ConverterPage, pageOfState } from '@dinar/site/pages/requested-conversion';
import { pathIn } from '@dinar/site/routes/locale-path';
import { converterParameters } from '@dinar/site/routes/site-links';
import { useCallback } from 'react';
import {
  type Address,
  type AddressRule,
  type AddressState,
  useAddressState,
} from '../../ui/address/use-address-state.ts';
import { useLocale } from '../../ui/language/locale-context.ts';

export interface ConverterControls {
  /** The page of the shown state: its heading and its conversion follow each change at once. */
  readonly page: ConverterPage;
  readonly type: (text: string) => void;
  readonly change: (update: (state: ConverterState) => ConverterState) => void;
  readonly links: AddressState<ConverterPage>['links'];
}

const rule: AddressRule<ConverterPage> = { read: converterPageAt, write: writtenIn };

/** The converter's state, kept in its address. */
export function useConverterState(): ConverterControls {
  const locale = useLocale();
  const { state: page, change: changePage, links } = useAddressState(rule);
  const change = useCallback<ConverterControls['change']>(
    (update) => changePage((now) => pageOfState(now.route, update(now.state))),
    [changePage],
  );
  const type = useCallback(
    (text: string) => {
      const amount = parseAmount(text, locale);
      change((state) => ({ ...state, amount }));
    },
    [change, locale],
  );
  return { page, type, change, links };
}

function converterPageAt({ pathname, search }: Address, locale: Locale): ConverterPage {
  const page = pageAt(pathIn(locale, pathname), new URLSearchParams(search));
  if (page?.kind === 'converter' || page?.kind === 'conversion') return page;
  throw new Error(`${pathname} is no address of the converter`);
}

// Keeps the other parameters of the address, such as a visitor's origin.
function writtenIn({ state }: ConverterPage, { search }: Address): string {
  const rest = new URLSearchParams(search);
  for (const name of converterParameters) rest.delete(name);
  const others = rest.toString();
  return others === '' ? stateHref(state) : `${stateHref(state)}&${others}`;
}
