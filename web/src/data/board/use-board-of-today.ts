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

/** The values that may be shown today; 'awaited' while rates are on their way, 'none' where they cannot be had. */
export type KnownBoard = BoardOfToday | 'awaited' | 'none';

/** The rates that may be shown today, followed. */
export function useBoardOfToday(): KnownBoard {
  const known = useKnownRates();
  const today = useToday();
  return useMemo(
    () => (typeof known === 'string' ? known : boardFor(known.ratesByCurrency, today)),
    [known, today],
  );
}

/** One currency of a board; `undefined` where nothing is known of it. */
export function currencyOf(
  board: KnownBoard,
  currency: ForeignCurrencyCode,
): CurrencyToday | undefined {
  return typeof board === 'string' ? undefined : board.currencies.get(currency);
}

let last: { stored: RatesByCurrency; board: BoardOfToday } | undefined;

// Every panel of a page asks for the same board, and a currency that did not change keeps its object.
function boardFor(stored: RatesByCurrency, today: RateDate): BoardOfToday {
  if (last?.stored === stored && last.board.today === today) return last.board;
  last = { stored, board: boardOfToday(stored, today, last) };
  return last.board;
}
