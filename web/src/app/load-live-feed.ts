import type { ComponentType } from 'react';
import type { SiteConfig } from '../config/site-config.ts';
import type { BoardStore } from '../data/board/board-store.ts';
import type { ResourceStore } from '../data/resources/resource-store.ts';
import { whenOnline } from '../ui/browser/when-online.ts';

/** The component that listens and publishes to the stores; renders nothing. */
export type Feed = ComponentType<{
  config: SiteConfig;
  store: BoardStore;
  resources: ResourceStore;
}>;

/** Loads the feed once there is a connection, and in parallel what it imports, which saves a round trip. */
export async function loadLiveFeed(): Promise<Feed> {
  await whenOnline();
  const [{ LiveFeed }] = await Promise.all([
    import('../data/feed/live-feed.tsx'),
    import('../data/feed/sdk.ts'),
    import('@dinar/domain/schedules/job-rhythm'),
  ]);
  return LiveFeed;
}
