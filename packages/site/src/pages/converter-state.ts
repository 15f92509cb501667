import { type BankCode, parseBankCode } from '@dinar/domain/banks/bank-code';
import { type CurrencyCode, parseCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import { parseAmount } from '@dinar/domain/money/parse-amount';
import type { CurrencyPair, Page, PageQuery } from './page.ts';

/** The choices in the converter; without a bank, the mean of all banks is used. */
export interface ConverterState {
  readonly amount: Decimal;
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly bank?: BankCode | undefined;
  /** Set if the amount is in the currency to buy with dinars; the result is then the price. */
  readonly fixedSide?: 'buy' | undefined;
}

/**
 * The intent of the visitor: to sell a currency, to spend dinars on it, or to buy an amount of it. An address
 * needs to contain only `buy`, because the currencies imply the other two; a form may contain any.
 */
export type Intent = (typeof intents)[number];

export const intents = ['sell', 'spend', 'buy'] as const;

/** The query parameters for the state of the converter. */
export const converterParameters = ['from', 'to', 'amount', 'intent', 'bank'] as const;

/** The banks that the converter lists by name. */
export const converterBanks = [
  'ATBK',
  'BCTN',
  'BIAT',
  'STBK',
] as const satisfies readonly BankCode[];

/** The amounts that one tap selects. */
export const popularAmounts = [1, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

const firstPair: CurrencyPair = { from: 'EUR', to: 'TND', amount: 1 };

/** The conversion in the path of a converter page. */
export function pairOfPage(
  page: Extract<Page, { readonly kind: 'converter' | 'conversion' }>,
): CurrencyPair | undefined {
  return page.kind === 'conversion' ? page.conversion : page.pair;
}

/**
 * Reads the state from an address: the query takes precedence over the path, and malformed parts are ignored.
 */
export function converterState(path: CurrencyPair | undefined, query: PageQuery): ConverterState {
  const start = path ?? firstPair;
  const from = parseCurrencyCode(query.get('from') ?? '') ?? start.from;
  const to = parseCurrencyCode(query.get('to') ?? '') ?? start.to;
  const amount = parseAmount(query.get('amount') ?? '');
  const intent = intentIn(query);
  const state = {
    amount: amount.ok ? amount.value : decimal(start.amount),
    from,
    to: to === from ? counterpart(from) : to,
    bank: parseBankCode(query.get('bank') ?? ''),
  };
  return intent ? withIntent(state, intent) : state;
}

/** The names of the valid conversion parameters in a query. */
export function conversionParametersIn(query: PageQuery): ConversionParameter[] {
  const isRead = {
    from: parseCurrencyCode(query.get('from') ?? '') !== undefined,
    to: parseCurrencyCode(query.get('to') ?? '') !== undefined,
    amount: parseAmount(query.get('amount') ?? '').ok,
    intent: intentIn(query) !== undefined,
  };
  return conversionParameters.filter((name) => isRead[name]);
}

const conversionParameters = ['from', 'to', 'amount', 'intent'] as const;

type ConversionParameter = (typeof conversionParameters)[number];

function intentIn(query: PageQuery): Intent | undefined {
  const given = query.get('intent');
  return intents.find((intent) => intent === given);
}

/** The intent of a state; a conversion between two foreign currencies sells the first. */
export function intentOf({ from, fixedSide }: ConverterState): Intent {
  if (from !== 'TND') return 'sell';
  return fixedSide === 'buy' ? 'buy' : 'spend';
}

/** Changes the intent of a state, for the same currency. */
export function withIntent<State extends ConverterState>(state: State, intent: Intent): State {
  const { from, to } = state;
  const currency = from === 'TND' ? to : from;
  switch (intent) {
    case 'sell':
      return { ...state, from: currency, to: from === 'TND' ? from : to, fixedSide: undefined };
    case 'spend':
      return { ...state, from: 'TND', to: currency, fixedSide: undefined };
    case 'buy':
      return { ...state, from: 'TND', to: currency, fixedSide: 'buy' };
  }
}

/** Changes one side of a state; choosing the currency of the other side swaps the two. */
export function withSide(
  state: ConverterState,
  side: 'from' | 'to',
  currency: CurrencyCode,
): ConverterState {
  const other = side === 'from' ? 'to' : 'from';
  if (currency === state[other]) return swapped(state);
  const changed = { ...state, [side]: currency };
  return changed.from === 'TND' ? changed : { ...changed, fixedSide: undefined };
}

/** Swaps the two sides of a state: the currency to buy becomes the currency to sell. */
export function swapped({ from, to, ...rest }: ConverterState): ConverterState {
  return { ...rest, from: to, to: from, fixedSide: undefined };
}

function counterpart(currency: CurrencyCode): CurrencyCode {
  return currency === 'TND' ? 'EUR' : 'TND';
}
