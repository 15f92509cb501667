import type { NewsItem } from '@dinar/domain/documents/news-document';
import { providerTable } from '@dinar/domain/providers/provider-table';
import { cutText } from '../cut-text.ts';
import { SourceError } from '../source-error.ts';
import { canonicalLink, newsIdOf } from './canonical-link.ts';
import type { NewsFeed } from './news-feeds.ts';
import { plainText, visibleText } from './plain-text.ts';
import { parsePublicationInstant } from './publication-instant.ts';
import { type FeedItem, readFeed } from './read-feed.ts';

const dayMs = 86_400_000;
const maxAgeMs = 45 * dayMs;
// Publishers' clocks differ, and some announce an article for the evening.
const maxAheadMs = dayMs / 2;
const maxTitleLength = 200;
const maxItems = 30;

interface ParsedNews {
  readonly items: readonly NewsItem[];
  /** The reasons for the items that are left out, one sentence each. */
  readonly refused: readonly string[];
}

/**
 * Returns the headlines of a feed: plain titles, links to the publisher's own pages, and instants. Skips
 * old ones silently. Throws SourceError, also when no item can be used.
 */
export function parseNews(body: string, feed: NewsFeed, now: Date): ParsedNews {
  const items = new Map<string, NewsItem>();
  const refused: string[] = [];
  let old = 0;
  for (const feedItem of readFeed(body, feed.provider).slice(0, maxItems)) {
    const item = readItem(feedItem, feed, now);
    if (typeof item === 'string') refused.push(item);
    else if (now.getTime() - item.date.getTime() > maxAgeMs) old += 1;
    else if (!items.has(item.id)) items.set(item.id, item);
  }
  if (items.size === 0 && old === 0) {
    const seen = `aucun article ne peut être pris ; le premier : ${refused[0] ?? 'il n’y en a pas'}`;
    throw new SourceError('malformed-body', feed.provider, seen.replace(/\.$/, ''));
  }
  return { items: [...items.values()], refused };
}

function readItem(item: FeedItem, { provider }: NewsFeed, now: Date): NewsItem | string {
  const { name, homePage } = providerTable[provider];
  const title = shorten(plainText(item.title ?? ''));
  if (title === '') return 'Un article n’a pas de titre.';
  // The bytes were not of the declared character set.
  if (title.includes('\ufffd')) {
    return `Le titre ${JSON.stringify(title.slice(0, 80))} n’est pas pris.`;
  }
  const address = visibleText(item.link ?? '');
  const link = canonicalLink(address, homePage);
  if (link === undefined) return `Le lien ${JSON.stringify(address.slice(0, 80))} n’est pas pris.`;
  const date = parsePublicationInstant(item.pubDate ?? '');
  if (date === undefined || date.getTime() - now.getTime() > maxAheadMs) {
    return `La date ${JSON.stringify((item.pubDate ?? '').slice(0, 40))} n’est pas prise.`;
  }
  return { id: newsIdOf(link), title, link, source: name, date };
}

function shorten(title: string): string {
  if (title.length <= maxTitleLength) return title;
  const cut = title.slice(0, maxTitleLength - 1);
  return `${cutText(cut, Math.max(cut.lastIndexOf(' '), maxTitleLength / 2)).trimEnd()}…`;
}
