import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { tickerCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { Board } from '../../data/board-state.ts';

export interface TickerItem {
  readonly code: ForeignCurrencyCode;
  /** 'CUR/TND' */
  readonly label: string;
  readonly value: number;
  /** A signed percentage. */
  readonly change: number;
  readonly isPositive: boolean;
}

/** The items of the ticker in its order; a currency without a live rate is left out. */
export function tickerItems(board: Board): TickerItem[] {
  return tickerCurrencies.flatMap((code) => {
    const live = board.ratesByCurrency.get(code)?.live;
    if (!live) return [];
    const { value, variation: change } = live;
    return [{ code, label: `${code}/TND`, value, change, isPositive: change >= 0 }];
  });
}
