import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { RatesByCurrency, RatesStats } from '@dinar/domain/rates/currency-rates';
import {
  type BoardOfToday,
  boardOfToday,
  type CurrencyToday,
} from '@dinar/domain/today/board-of-today';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useToday } from '../../ui/clock/use-today.ts';
import { usePageStore } from '../store/page-store-context.ts';
import type { Reading } from '../store/reading.ts';

/** The values that may be shown today; 'awaited' while rates are loading, 'none' if none are available. */
export type KnownBoard = BoardOfToday | 'awaited' | 'none';

/**
 * Subscribes to the rates that may be shown today, with a deferred value: new rates never render before the
 * response to a visitor's click. The page itself listens to them.
 */
export function useBoardOfToday(): KnownBoard {
  const store = usePageStore();
  const known = useDeferredValue(
    useSyncExternalStore(
      store.subscribe,
      () => knownStats(store.getReading('board', 'board'), store.isAwaited('board')),
      () => knownStats(store.getInitialReading('board', 'board')),
    ),
  );
  const today = useToday();
  return useMemo(
    () => (typeof known === 'string' ? known : boardFor(known, today)),
    [known, today],
  );
}

// The value stays the same if only the connection changes.
function knownStats({ kind, entry }: Reading<'board'>, isAwaited = false) {
  return entry?.value ?? (kind === 'loading' || isAwaited ? 'awaited' : 'none');
}

/** Returns one currency of a board; `undefined` if the board does not have it. */
export function currencyOf(
  board: KnownBoard,
  currency: ForeignCurrencyCode,
): CurrencyToday | undefined {
  return typeof board === 'string' ? undefined : board.currencies.get(currency);
}

interface Kept {
  readonly stats: readonly RatesStats[];
  readonly stored: RatesByCurrency;
  readonly board: BoardOfToday;
}

let last: Kept | undefined;

/**
 * Returns the board of a day. Caches it, because every panel of a page uses the same one; an unchanged currency
 * keeps its object.
 */
export function boardFor(stats: readonly RatesStats[], today: RateDate): BoardOfToday {
  if (last?.stats === stats && last.board.today === today) return last.board;
  const stored = new Map(stats.map((each) => [each.currency, each]));
  last = { stats, stored, board: boardOfToday(stored, today, last) };
  return last.board;
}
