import type { Board } from '../board/board-state.ts';
import { encodePageData } from './encode-page-data.ts';
import { decodePageData, type PageData } from './page-data.ts';
import { readStoredText, removeText, storeText } from './stored-text.ts';

const key = 'derniers-cours';

/** Keeps the rates of a live board for a later visit without a connection. */
export function keepLastSeen(board: Board, now: Date): void {
  const values = { board: [...board.ratesByCurrency.values()], resources: [], now };
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
