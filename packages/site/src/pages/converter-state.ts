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
}

/** The names under which an address carries the converter's state. */
export const converterParameters = ['from', 'to', 'amount', 'bank'] as const;

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
  return {
    amount: amount.ok ? amount.value : decimal(start.amount),
    from,
    to: to === from ? counterpart(from) : to,
    bank: parseBankCode(query.get('bank') ?? ''),
  };
}

/** The well-formed parts of a conversion in a query. */
export function conversionParametersIn(query: PageQuery): ('from' | 'to' | 'amount')[] {
  const isRead = {
    from: parseCurrencyCode(query.get('from') ?? '') !== undefined,
    to: parseCurrencyCode(query.get('to') ?? '') !== undefined,
    amount: parseAmount(query.get('amount') ?? '').ok,
  };
  return (['from', 'to', 'amount'] as const).filter((name) => isRead[name]);
}

/** The state with one side changed; choosing the other side's currency exchanges the two. */
export function withSide(
  state: ConverterState,
  side: 'from' | 'to',
  currency: CurrencyCode,
): ConverterState {
  const other = side === 'from' ? 'to' : 'from';
  return currency === state[other] ? swapped(state) : { ...state, [side]: currency };
}

/** The state with its two sides exchanged. */
export function swapped({ from, to, ...rest }: ConverterState): ConverterState {
  return { ...rest, from: to, to: from };
}

function counterpart(currency: CurrencyCode): CurrencyCode {
  return currency === 'TND' ? 'EUR' : 'TND';
}
