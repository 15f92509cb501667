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

/** Returns the leading rates in the ticker's order, without currencies that have none to show today. */
export function tickerItems({ currencies }: BoardOfToday): TickerItem[] {
  return tickerCurrencies.flatMap((code) => {
    const rate = currencies.get(code)?.leading;
    return rate ? [{ code, label: `${code}/TND`, rate }] : [];
  });
}
