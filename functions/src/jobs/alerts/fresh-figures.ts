import { type AlertFigure, alertFigure } from '@dinar/domain/alerts/alert-figures';
import type { WatchedFigure } from '@dinar/domain/alerts/rate-alert';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';

/** The longest age of a figure that a message states. */
const freshForMs = 30_000;

interface KeptBoard {
  readonly atMs: number;
  readonly board: Promise<readonly CurrencyToday[]>;
}

type ReadBoards = (
  today: RateDate,
  currency: ForeignCurrencyCode,
) => Promise<readonly CurrencyToday[]>;

/**
 * Returns a reader of figures as they are at the moment of sending: it starts with the boards of the run, and reads a
 * currency again when its board is older than 30 s.
 */
export function freshFigures(
  boards: readonly CurrencyToday[],
  now: () => Date,
  read: ReadBoards,
): (watched: WatchedFigure) => Promise<AlertFigure | undefined> {
  const startedMs = now().getTime();
  const known = new Map<ForeignCurrencyCode, KeptBoard>(
    boards.map((board) => [board.currency, { atMs: startedMs, board: Promise.resolve([board]) }]),
  );
  return async (watched) => {
    const { currency } = watched;
    let last = known.get(currency);
    if (!last || now().getTime() - last.atMs > freshForMs) {
      last = { atMs: now().getTime(), board: read(utcDay(now()), currency) };
      known.set(currency, last);
    }
    const [board] = await last.board;
    return board && alertFigure(board, watched);
  };
}
