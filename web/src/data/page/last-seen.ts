import { type Board, boardOf } from '../board/board-state.ts';
import type { BoardStore } from '../board/board-store.ts';
import { encodePageData } from './encode-page-data.ts';
import { decodePageData, type PageData } from './page-data.ts';
import { readStoredText, removeText, storeText } from './stored-text.ts';

const key = 'derniers-cours';

/** Keeps the rates of a live board for a later visit without a connection. */
export function keepLastSeen(board: Board, now: Date): void {
  const boardAsOf = board.asOf === undefined ? undefined : new Date(board.asOf);
  const values = { board: [...board.ratesByCurrency.values()], boardAsOf, resources: [], now };
  storeText('later-visits', key, encodePageData(values));
}

/** Reads the rates of the last visit, with their instant; undefined if there are none that can be read. */
export function readLastSeen(): PageData | undefined {
  const json = readStoredText('later-visits', key);
  if (json === undefined) return undefined;
  try {
    return decodePageData(json);
  } catch (reason) {
    console.info('The rates of the last visit cannot be read:', reason);
    removeText('later-visits', key);
    return undefined;
  }
}

/** Shows the rates of the last visit, unless the page has newer ones. */
export function showLastSeen(store: BoardStore, renderedAt: Date | undefined): void {
  const seen = readLastSeen();
  if (!seen) return;
  const shown = boardOf(store.getState())?.asOf;
  // Two instants of the database compare exactly; the time at which a visitor saw rates is the device's.
  const isNewer =
    shown !== undefined && seen.board.asOf !== undefined
      ? seen.board.asOf > shown
      : !renderedAt || seen.renderedAt > renderedAt;
  if (isNewer) store.dispatch({ type: 'kept-rates-found', board: seen.board });
}
