import type { Board } from './board-state.ts';
import { decodePageData, encodePageData, type PageData } from './page-data.ts';

const key = 'derniers-cours';

/** Keeps the rates of a live board for a later visit without a connection. */
export function keepLastSeen(board: Board, now: Date): void {
  const values = { board: [...board.ratesByCurrency.values()], resources: [], now };
  storage()?.setItem(key, encodePageData(values));
}

/** The rates of the last visit, with their instant; undefined when there were none. */
export function readLastSeen(): PageData | undefined {
  const json = storage()?.getItem(key);
  return json ? decodePageData(json) : undefined;
}

// Browsers that refuse a site's data throw at the very name.
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
