import { type BankCode, parseBankCode } from '@dinar/domain/banks/bank-code';
import { type CurrencyCode, parseCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type Decimal, decimal, parseAmount } from '@dinar/domain/money/decimal';
import type { CurrencyPair, Page, PageQuery } from './page.ts';

/** The converter's choices; without a bank, the mean of all. */
export interface ConverterState {
  readonly amount: Decimal;
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly bank?: BankCode | undefined;
  /** Present where the amount is of the currency to buy, with dinars: what it costs is asked. */
  readonly fixedSide?: 'buy' | undefined;
}

/**
 * The visitor's intent: to sell a currency, to spend dinars on it, or to buy an amount of it. An address
 * says the last one, since the currencies alone say the others; a form may say any.
 */
export type Intent = (typeof intents)[number];

export const intents = ['sell', 'spend', 'buy'] as const;

/** The names under which an address carries the converter's state. */
export const converterParameters = ['from', 'to', 'amount', 'intent', 'bank'] as const;

/** The banks that the converter offers by name. */
export const converterBanks = [
  'ATBK',
  'BCTN',
  'BIAT',
  'STBK',
] as const satisfies readonly BankCode[];

/** One tap each. */
export const popularAmounts = [1, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

const firstPair: CurrencyPair = { from: 'EUR', to: 'TND', amount: 1 };

/** The conversion in the path of a converter's page. */
export function pairOfPage(
  page: Extract<Page, { readonly kind: 'converter' | 'conversion' }>,
): CurrencyPair | undefined {
  return page.kind === 'conversion' ? page.conversion : page.pair;
}

/** The state of an address: its query before its path; malformed parts are left out. */
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

/** The well-formed parts of a conversion in a query. */
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

/** The intent of a state; between two currencies the first is sold. */
export function intentOf({ from, fixedSide }: ConverterState): Intent {
  if (from !== 'TND') return 'sell';
  return fixedSide === 'buy' ? 'buy' : 'spend';
}

/** The state with another intent towards its currency. */
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

/** The state with one side changed; choosing the other side's currency exchanges the two. */
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

/** The state with its two sides exchanged: what was to be bought is sold. */
export function swapped({ from, to, ...rest }: ConverterState): ConverterState {
  return { ...rest, from: to, to: from, fixedSide: undefined };
}

function counterpart(currency: CurrencyCode): CurrencyCode {
  return currency === 'TND' ? 'EUR' : 'TND';
}
