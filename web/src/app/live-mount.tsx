import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { SiteConfig } from '../config/site-config.ts';
import type { PageStore } from '../data/store/page-store.ts';
import { usePageStore } from '../data/store/page-store-context.ts';
import { afterPaint } from '../ui/browser/after-paint.ts';
import { ErrorBoundary } from '../ui/panel/error-boundary.tsx';
import { type Feed, loadLiveFeed } from './load-live-feed.ts';
import { startPageAnew } from './start-page-anew.ts';

interface LiveMountProps {
  readonly config: SiteConfig;
  /** Loads the feed; tests pass their own. */
  readonly load?: (onUnreachable: () => void) => Promise<Feed>;
  /** Reloads the page if the feed fails to load after « Réessayer »; tests pass their own. */
  readonly startAnew?: () => Promise<void>;
}

/** Loads the feed after first paint and keeps it mounted, once for the whole page, which needs the board. */
export function LiveMount(props: LiveMountProps) {
  const { config, load = loadLiveFeed, startAnew = startPageAnew } = props;
  const store = usePageStore();
  const attempt = useSyncExternalStore(store.subscribe, store.getFeedAttempt, () => 0);
  useEffect(() => store.use({ kind: 'board' }), [store]);
  return (
    <ErrorBoundary key={attempt} fallback={null} onError={() => store.failFeed('refused')}>
      <LoadedFeed {...{ config, load, startAnew, store, attempt }} />
    </ErrorBoundary>
  );
}

interface FeedProps extends Required<LiveMountProps> {
  readonly store: PageStore;
  readonly attempt: number;
}

// Not React.lazy: it caches a failed import forever, and « Réessayer » must be able to load it again.
function LoadedFeed({ config, load, startAnew, store, attempt }: FeedProps) {
  const [feed, setFeed] = useState<{ Feed: Feed }>();

  useEffect(() => {
    let wanted = true;
    const callOff = afterPaint(() => {
      load(() => store.changeLink('lost')).then(
        // A transition works in slices: attaching listeners takes long on a phone.
        (Feed) => wanted && startTransition(() => setFeed({ Feed })),
        () => {
          if (!wanted) return;
          store.failFeed('not-loaded');
          // If the site is unreachable, the page stays as it is; the notice already reports the failure.
          if (attempt > 0) startAnew().catch((reason) => console.info('No new page yet:', reason));
        },
      );
    });
    return () => {
      wanted = false;
      callOff();
    };
  }, [load, startAnew, store, attempt]);

  return feed ? <feed.Feed config={config} store={store} /> : null;
}
