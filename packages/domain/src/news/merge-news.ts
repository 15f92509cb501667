import { sameContent } from '../aggregates/same-content.ts';
import type { NewsItem } from '../documents/news-document.ts';

/** The number of headlines kept: ten times the number on a page. */
export const maxKeptNews = 60;

/** The changes to apply to the stored headlines. */
export interface NewsChanges {
  readonly write: readonly NewsItem[];
  readonly remove: readonly string[];
}

/**
 * Merges the headlines just read into the stored ones. Keeps each article once, even if several feeds deliver
 * it repeatedly, and only the newest 60. The same headlines again change nothing.
 */
export function mergeNews(stored: readonly NewsItem[], read: readonly NewsItem[]): NewsChanges {
  const byId = new Map(stored.map((item) => [item.id, item]));
  const titles = new Map(stored.map((item) => [titleKey(item), item.id]));
  for (const item of [...read].sort(oldestFirst)) {
    const sameTitle = titles.get(titleKey(item));
    if (sameTitle !== undefined && sameTitle !== item.id) continue;
    titles.set(titleKey(item), item.id);
    byId.set(item.id, item);
  }
  const kept = [...byId.values()].sort(newestFirst).slice(0, maxKeptNews);
  const known = new Map(stored.map((item) => [item.id, item]));
  const keptIds = new Set(kept.map(({ id }) => id));
  return {
    write: kept.filter((item) => !sameContent(known.get(item.id), item)),
    remove: stored.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id),
  };
}

// Titles are compared across publishers: several of them print the same agency dispatch.
function titleKey({ title }: NewsItem): string {
  return title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function newestFirst(a: NewsItem, b: NewsItem): number {
  return b.date.getTime() - a.date.getTime() || (a.id < b.id ? -1 : 1);
}

function oldestFirst(a: NewsItem, b: NewsItem): number {
  return newestFirst(b, a);
}
