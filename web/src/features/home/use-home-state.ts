import { type BankCode, parseBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { ParsedAmount } from '@dinar/domain/money/parse-amount';
import {
  type Asked,
  askedIn,
  askedIntent,
  askedModes,
  homeQuestion,
  writeHomeChoice,
} from '@dinar/site/pages/asked';
import { addressedAmount, type Intent } from '@dinar/site/pages/converter-state';
import { bankParameter, pageAt } from '@dinar/site/pages/page';
import { type AddressRule, useAddressState } from '../../ui/address/use-address-state.ts';

/** The question of the card; without a bank, of all banks. A visitor's favourites name one. */
export interface Card {
  readonly amount: ParsedAmount;
  readonly intent: Intent;
  readonly bank?: BankCode | undefined;
}

/** The visitor's choices on home. */
export interface HomeState extends Card {
  readonly currency: ForeignCurrencyCode;
}

/** The address of a state: `/?devise=USD&bank=biat&intent=buy&amount=500`. */
const rule: AddressRule<HomeState> = {
  read: ({ pathname, search }, locale) => {
    const query = new URLSearchParams(search);
    const page = pageAt(pathname, query);
    const asked = askedIn(query, homeQuestion.mode);
    return {
      currency: page?.kind === 'home' ? page.currency : homeCurrencies[0],
      intent: askedIntent(asked),
      bank: parseBankCode(query.get(bankParameter) ?? ''),
      amount: addressedAmount(asked.text ?? homeQuestion.text, locale),
    };
  },
  write: (state, { pathname, search }) => {
    const query = new URLSearchParams(search);
    const { amount, currency, bank } = state;
    const text = amount.ok ? amount.value.toFixed() : amount.text;
    writeHomeChoice(query, { currency, bank, asked: { ...askedOf(state), text } });
    return query.size === 0 ? pathname : `${pathname}?${query}`;
  },
};

/** The state of home, which its address contains, and its setter. */
export function useHomeState() {
  return useAddressState(rule);
}

/** The address of home for a currency and the question of its card. */
export function homeHref(currency: ForeignCurrencyCode, card: Card): string {
  return rule.write({ ...card, currency }, { pathname: '/', search: '' });
}

/** The question of the card; undefined while it is that of a first visit. */
export function askedOfCard(card: Card): Asked | undefined {
  const asked = askedOf(card);
  return asked.mode === homeQuestion.mode && asked.text === homeQuestion.text ? undefined : asked;
}

function askedOf({ amount, intent }: Card): Asked {
  return { mode: askedModes[intent], text: amount.text };
}
