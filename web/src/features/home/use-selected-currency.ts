import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { homeCurrencyParameter, pageAt } from '@dinar/site/pages/page';
import { useCallback } from 'react';
import { type AddressRule, useAddressState } from '../../ui/address/use-address-state.ts';

const rule: AddressRule<ForeignCurrencyCode> = {
  read: ({ pathname, search }) => {
    const page = pageAt(pathname, new URLSearchParams(search));
    return page?.kind === 'home' ? page.currency : homeCurrencies[0];
  },
  write: (currency, { pathname, search }) => {
    const parameters = new URLSearchParams(search);
    if (currency === homeCurrencies[0]) parameters.delete(homeCurrencyParameter);
    else parameters.set(homeCurrencyParameter, currency);
    return withQuery(pathname, parameters);
  },
};

/** The selected currency of the home page and its setter; the address contains it (`?devise=USD`). */
export function useSelectedCurrency(): readonly [
  ForeignCurrencyCode,
  (code: ForeignCurrencyCode) => void,
] {
  const { state, change } = useAddressState(rule);
  const select = useCallback((code: ForeignCurrencyCode) => change(() => code), [change]);
  return [state, select];
}

/** The address of the home page with a currency selected. */
export function homeHref(currency: ForeignCurrencyCode): string {
  return rule.write(currency, { pathname: '/', search: '' });
}

function withQuery(pathname: string, parameters: URLSearchParams): string {
  const query = parameters.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
