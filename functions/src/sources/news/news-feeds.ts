import type { ProviderId } from '@dinar/domain/providers/provider-table';
import { feedTypes, type SourceRequest } from '../http/source-request.ts';

/** One publisher's feed. */
export interface NewsFeed {
  readonly provider: ProviderId;
  readonly request: SourceRequest;
}

/** The feeds of headlines; only links to the publisher's own host are accepted. */
export const newsFeeds: readonly NewsFeed[] = [
  feed('webmanagercenter', 'https://www.webmanagercenter.com/feed/'),
  feed('businessnews', 'https://www.businessnews.com.tn/rss.xml'),
  feed('leconomistemaghrebin', 'https://www.leconomistemaghrebin.com/feed/'),
  feed('africanmanager', 'https://africanmanager.com/feed/'),
  feed('kapitalis', 'https://kapitalis.com/tunisie/feed/'),
];

function feed(provider: ProviderId, address: string): NewsFeed {
  return { provider, request: { source: provider, address, accepts: feedTypes } };
}
