import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { type Asked, askedIn, writeAsked } from '@dinar/site/pages/asked';
import { homeCurrencyParameter, pageAt } from '@dinar/site/pages/page';
import { askedBestRate } from '@dinar/site/pages/page-currencies';
import type { Address, AddressRule } from '../../ui/address/use-address-state.ts';

/** The currency and the side for which the banks are ranked. */
export interface BoardChoice {
  readonly code: ForeignCurrencyCode;
  /** To sell the currency, or to buy it. */
  readonly intent: 'sell' | 'buy';
}

const usual: Asked = { intent: 'sell' };

/** The address of a ranking: `/cours-change?devise=USD&intent=buy`, without what is usual there. */
export const boardAddress: AddressRule<BoardChoice> = {
  read: (address) => {
    const query = new URLSearchParams(address.search);
    const { intent } = askedIn(query, usual.intent);
    return {
      code: parseForeignCurrencyCode(query.get(homeCurrencyParameter) ?? '') ?? usualCode(address),
      intent: intent === 'sell' ? 'sell' : 'buy',
    };
  },
  write: ({ code, intent }, address) => {
    const query = new URLSearchParams(address.search);
    writeAsked(query, { intent }, usual);
    if (code === usualCode(address)) query.delete(homeCurrencyParameter);
    else query.set(homeCurrencyParameter, code);
    return query.size === 0 ? address.pathname : `${address.pathname}?${query}`;
  },
};

// An address of a currency's best rate ranks for that currency.
function usualCode({ pathname }: Address): ForeignCurrencyCode {
  const page = pageAt(pathname);
  return (page?.kind === 'banks' && askedBestRate(page)) || homeCurrencies[0];
}
