import { type BankCode, parseBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { ParsedAmount } from '@dinar/domain/money/parse-amount';
import type { Intent } from '@dinar/domain/today/intent';
import { type Asked, askedIn, homeQuestion, writeHomeChoice } from '@dinar/site/pages/asked';
import { addressedAmount } from '@dinar/site/pages/converter-state';
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
    const { intent, text = homeQuestion.text } = askedIn(query, homeQuestion.intent);
    return {
      currency: page?.kind === 'home' ? page.currency : homeCurrencies[0],
      intent,
      bank: parseBankCode(query.get(bankParameter) ?? ''),
      amount: addressedAmount(text, locale),
    };
  },
  write: (state, { pathname, search }) => {
    const query = new URLSearchParams(search);
    const { amount, currency, bank } = state;
    const text = amount.ok ? amount.value.toFixed() : amount.text;
    writeHomeChoice(query, { currency, bank, asked: { intent: state.intent, text } });
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
  const { intent, text } = homeQuestion;
  if (card.intent === intent && card.amount.text === text) return undefined;
  return { intent: card.intent, text: card.amount.text };
}
