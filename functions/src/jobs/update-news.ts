import { type NewsFeed, newsFeeds } from '../sources/news/news-feeds.ts';
import { parseNews } from '../sources/news/parse-news.ts';
import { writeNews } from '../store/ingest/write-news.ts';
import type { Job } from './job.ts';
import { readSource } from './read-source.ts';
import { visitSources } from './visit-sources.ts';

/** Stores the latest headlines of each feed. */
export const updateNews: Job = (context) => {
  const store = async (body: string, feed: NewsFeed) => {
    const { items, refused } = parseNews(body, feed, context.now());
    const marked = context.isDemonstration
      ? items.map((item) => ({ ...item, source: `${item.source} (démonstration)` }))
      : items;
    return { written: await writeNews(context.db, marked), refused };
  };
  const visits = newsFeeds.map((feed) => ({
    source: feed.provider,
    run: () => readSource(context, feed.request, (body) => store(body, feed), 'if-changed'),
  }));
  return visitSources(context, visits);
};
