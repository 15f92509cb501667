import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { tickerCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';

export interface TickerItem {
  readonly code: ForeignCurrencyCode;
  /** 'CUR/TND' */
  readonly label: string;
  readonly rate: ReferenceRate;
}

/** The leading rates in the ticker's order; a currency of which none may be shown today is left out. */
export function tickerItems({ currencies }: BoardOfToday): TickerItem[] {
  return tickerCurrencies.flatMap((code) => {
    const rate = currencies.get(code)?.leading;
    return rate ? [{ code, label: `${code}/TND`, rate }] : [];
  });
}
