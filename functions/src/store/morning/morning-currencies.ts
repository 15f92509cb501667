import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { bankPageCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';

/** A currency that a bank quotes, with its latest prices before today; rates are TND for one unit. */
export interface QuotedCurrency {
  readonly currency: ForeignCurrencyCode;
  /** The number of units for which the bank's page quotes it. */
  readonly unit: number;
  readonly last?: { readonly purchaseRate: number; readonly saleRate: number } | undefined;
  /** The central bank's mid rate on which counters centre. */
  readonly central?: number | undefined;
}

/** A currency of a bank's page, and the number of units for which the page quotes it. */
export interface PlacedCurrency {
  readonly currency: ForeignCurrencyCode;
  readonly unit: number;
}

/**
 * Returns the currencies of a bank in the order of its page, else of its known rates, else of a usual page.
 */
export function currenciesOf(
  bank: CommercialBankCode,
  stats: readonly RatesStats[],
  { day, order }: { readonly day: RateDate; readonly order: readonly PlacedCurrency[] },
): QuotedCurrency[] {
  const usual = bankPageCurrencies.map((currency) => placed(currency));
  const quoted = stats.filter(({ banks }) => banks.some(({ bankId }) => bankId === bank));
  const known = quoted.map(({ currency }) => placed(currency));
  const all = order.length > 0 ? order : known.length > 0 ? inUsualOrder(known) : usual;
  const byCurrency = new Map([...all, ...known].map((it) => [it.currency, it] as const).reverse());
  const currencies = [...new Set([...all, ...known].map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const board = stats.find((it) => it.currency === currency);
    const last = board?.banks.find(({ bankId, date }) => bankId === bank && date < day);
    const central = board?.central?.manualValue ?? board?.central?.value;
    return { currency, unit: byCurrency.get(currency)?.unit ?? 1, last, central };
  });
}

function placed(currency: ForeignCurrencyCode): PlacedCurrency {
  return { currency, unit: currencyTable[currency].quotedPer };
}

function inUsualOrder(known: readonly PlacedCurrency[]): PlacedCurrency[] {
  const usual: readonly ForeignCurrencyCode[] = bankPageCurrencies;
  const place = ({ currency }: PlacedCurrency) =>
    usual.includes(currency) ? usual.indexOf(currency) : usual.length;
  return [...known].sort((a, b) => place(a) - place(b));
}
