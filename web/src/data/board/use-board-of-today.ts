import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { RatesByCurrency } from '@dinar/domain/rates/currency-rates';
import {
  type BoardOfToday,
  boardOfToday,
  type CurrencyToday,
} from '@dinar/domain/today/board-of-today';
import { useMemo } from 'react';
import { useToday } from '../../ui/clock/use-today.ts';
import { useKnownRates } from './use-live-board.ts';

/** The values that may be shown today; 'awaited' while rates are loading, 'none' if none are available. */
export type KnownBoard = BoardOfToday | 'awaited' | 'none';

/** Subscribes to the rates that may be shown today. */
export function useBoardOfToday(): KnownBoard {
  const known = useKnownRates();
  const today = useToday();
  return useMemo(
    () => (typeof known === 'string' ? known : boardFor(known.ratesByCurrency, today)),
    [known, today],
  );
}

/** Returns one currency of a board; `undefined` if the board does not have it. */
export function currencyOf(
  board: KnownBoard,
  currency: ForeignCurrencyCode,
): CurrencyToday | undefined {
  return typeof board === 'string' ? undefined : board.currencies.get(currency);
}

let last: { stored: RatesByCurrency; board: BoardOfToday } | undefined;

/**
 * Returns the board of a day. Caches it, because every panel of a page uses the same one; an unchanged currency
 * keeps its object.
 */
export function boardFor(stored: RatesByCurrency, today: RateDate): BoardOfToday {
  if (last?.stored === stored && last.board.today === today) return last.board;
  last = { stored, board: boardOfToday(stored, today, last) };
  return last.board;
}
