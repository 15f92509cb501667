import { bankByCode } from '@dinar/domain/banks/bank';
import { type BankCode, parseBankCode } from '@dinar/domain/banks/bank-code';
import { type CurrencyCode, parseCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type Decimal, decimal, parseAmount } from '@dinar/domain/money/decimal';
import type { CurrencyPair, Page, PageQuery } from './page.ts';

/** What the converter is asked for; without a bank, the mean of all. */
export interface ConverterState {
  readonly amount: Decimal;
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly bank?: BankCode | undefined;
}

/** The names under which an address carries the converter's state. */
export const converterParameters = ['from', 'to', 'amount', 'bank'] as const;

/** One tap each. */
export const popularAmounts = [1, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

const firstPair: CurrencyPair = { from: 'EUR', to: 'TND', amount: 1 };

/** What the path of a converter's page asks for. */
export function pairOfPage(
  page: Extract<Page, { readonly kind: 'converter' | 'conversion' }>,
): CurrencyPair | undefined {
  return page.kind === 'conversion' ? page.conversion : page.pair;
}

/** The state an address asks for: its query before its path; what it says wrongly is left out. */
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

/** The query that says a state; an absent bank is undefined, so that the name can be taken out. */
export function converterQuery(
  state: ConverterState,
): Readonly<Record<(typeof converterParameters)[number], string | undefined>> {
  return {
    from: state.from,
    to: state.to,
    amount: state.amount.toFixed(),
    bank: state.bank && bankByCode(state.bank).slug,
  };
}

/** The state with one side changed; choosing the other side's currency exchanges the two. */
export function withSide(
  state: ConverterState,
  side: 'from' | 'to',
  currency: CurrencyCode,
): ConverterState {
  const other = side === 'from' ? 'to' : 'from';
  return currency === state[other]
    ? { ...state, from: state.to, to: state.from }
    : { ...state, [side]: currency };
}

function counterpart(currency: CurrencyCode): CurrencyCode {
  return currency === 'TND' ? 'EUR' : 'TND';
}
