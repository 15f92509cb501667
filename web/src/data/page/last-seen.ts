import type { Board } from '../board/board-state.ts';
import { encodePageData } from './encode-page-data.ts';
import { decodePageData, type PageData } from './page-data.ts';
import { readStoredText, storeText } from './stored-text.ts';

const key = 'derniers-cours';

/** Keeps the rates of a live board for a later visit without a connection. */
export function keepLastSeen(board: Board, now: Date): void {
  const values = { board: [...board.ratesByCurrency.values()], resources: [], now };
  storeText('later-visits', key, encodePageData(values));
}

/** Reads the rates of the last visit, with their instant; undefined if there are none. */
export function readLastSeen(): PageData | undefined {
  const json = readStoredText('later-visits', key);
  return json === undefined ? undefined : decodePageData(json);
}
