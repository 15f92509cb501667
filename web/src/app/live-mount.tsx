import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { SiteConfig } from '../config/site-config.ts';
import type { PageStore } from '../data/store/page-store.ts';
import { usePageStore } from '../data/store/page-store-context.ts';
import { afterPaint } from '../ui/browser/after-paint.ts';
import { isSiteReachable, whenSiteReachable } from '../ui/browser/site-reach.ts';
import { type LaterFailureProps, type LaterPart, later } from '../ui/panel/later.tsx';

interface FeedProps {
  readonly config: SiteConfig;
  readonly store: PageStore;
}

/** The component that listens and publishes to the store. It loads in parallel what its file imports. */
const LiveFeed = later<FeedProps>(
  async () => {
    const [feed] = await Promise.all([
      import('../data/feed/live-feed.tsx'),
      import('../data/feed/sdk.ts'),
      import('@dinar/domain/schedules/job-rhythm'),
    ]);
    return feed.LiveFeed;
  },
  { failure: FeedFailure },
);

/** Loads the feed before it is mounted, unless the site cannot be reached: the service worker has no copy. */
export async function preloadFeed(): Promise<void> {
  if (await isSiteReachable()) await LiveFeed.preload();
}

interface LiveMountProps {
  readonly config: SiteConfig;
  /** Tests pass their own. */
  readonly feed?: LaterPart<FeedProps>;
}

/**
 * Mounts the feed after first paint, once the site can be reached, and again at each attempt of the visitor. It
 * stays mounted for the whole page, which needs the board.
 */
export function LiveMount({ config, feed: Feed = LiveFeed }: LiveMountProps) {
  const store = usePageStore();
  const attempt = useSyncExternalStore(store.subscribe, store.getFeedAttempt, () => 0);
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => store.use({ kind: 'board' }), [store]);
  useEffect(
    () =>
      afterPaint(async () => {
        await whenSiteReachable(() => store.changeLink('lost'));
        // A transition works in slices: attaching listeners takes long on a phone.
        startTransition(() => setIsWanted(true));
      }),
    [store],
  );
  useEffect(() => {
    if (attempt > 0) Feed.retry();
  }, [Feed, attempt]);

  return isWanted && <Feed key={attempt} config={config} store={store} />;
}

// A new attempt mounts the feed again, before its code has been requested again.
const reported = new WeakSet<object>();

/** Reports to the store that the feed did not load or threw; the panels show it. */
export function FeedFailure({ reason, failure }: LaterFailureProps) {
  const store = usePageStore();
  useEffect(() => {
    if (reported.has(failure)) return;
    reported.add(failure);
    store.failFeed(reason === 'threw' ? 'refused' : reason);
  }, [reason, failure, store]);
  return null;
}
