import { decodeNewsItem } from '@dinar/domain/documents/news-document';
import { resourceQuery } from '../resource-query.ts';
import { listRead } from './list-read.ts';

/** The latest 6 headlines, the newest first. */
export const readNews = listRead({
  name: 'the news',
  query: (database) => resourceQuery(database, { kind: 'news' }),
  decode: decodeNewsItem,
});
