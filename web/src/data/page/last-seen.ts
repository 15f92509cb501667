import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { encodePageData } from './encode-page-data.ts';
import { decodePageData, type PageData } from './page-data.ts';
import { readStoredText, removeText, storeText } from './stored-text.ts';

const key = 'derniers-cours';

/** Keeps the entry of a live board for a later visit. */
export function keepLastSeen(entry: ResourceEntry<'board'>, now: Date): void {
  storeText('later-visits', key, encodePageData({ entries: [entry], renderedAt: now }));
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
