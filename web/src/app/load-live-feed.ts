import type { SiteConfig } from '../config/site-config.ts';
import type { PageStore } from '../data/store/page-store.ts';
import { whenSiteReachable } from '../ui/browser/site-reach.ts';
import type { Component } from '../ui/text/content.ts';

/** The component that listens and publishes to the store; renders nothing. */
export type Feed = Component<{
  config: SiteConfig;
  store: PageStore;
}>;

/**
 * Loads the feed once the site can be reached, and in parallel what it imports, which saves a round trip. Calls
 * back each time the site could not be reached.
 */
export async function loadLiveFeed(onUnreachable?: () => void): Promise<Feed> {
  await whenSiteReachable(onUnreachable);
  const [{ LiveFeed }] = await Promise.all([
    import('../data/feed/live-feed.tsx'),
    import('../data/feed/sdk.ts'),
    import('@dinar/domain/schedules/job-rhythm'),
  ]);
  return LiveFeed;
}
