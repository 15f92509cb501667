import { startTransition, useEffect, useState } from 'react';
import type { SiteConfig } from '../config/site-config.ts';
import type { BoardStore } from '../data/board-store.ts';
import { useBoardStore } from '../data/board-store-context.ts';
import { forgetFailedObservables } from '../data/forget-failed-observables.ts';
import type { ResourceStore } from '../data/resource-store.ts';
import { useResourceStore } from '../data/resource-store-context.ts';
import { useFeedAttempt } from '../data/use-live-board.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { afterFirstPaint } from './after-first-paint.ts';
import { type Feed, loadLiveFeed } from './load-live-feed.ts';

interface LiveMountProps {
  readonly config: SiteConfig;
  /** How the feed is loaded; a test gives its own. */
  readonly load?: () => Promise<Feed>;
}

/** Loads the feed after first paint and keeps it mounted, once for the whole page. */
export function LiveMount({ config, load = loadLiveFeed }: LiveMountProps) {
  const store = useBoardStore();
  const resources = useResourceStore();
  const attempt = useFeedAttempt();
  return (
    <ErrorBoundary
      key={attempt}
      fallback={null}
      onError={() => {
        forgetFailedObservables();
        store.dispatch({ type: 'feed-failed', failure: 'refused' });
      }}
    >
      <LoadedFeed config={config} load={load} store={store} resources={resources} />
    </ErrorBoundary>
  );
}

type FeedProps = Required<LiveMountProps> & { store: BoardStore; resources: ResourceStore };

// Not React.lazy: it keeps a failed import for ever, and « Réessayer » must be able to mend it.
function LoadedFeed({ config, load, store, resources }: FeedProps) {
  const [feed, setFeed] = useState<{ Feed: Feed }>();

  useEffect(() => {
    let wanted = true;
    const callOff = afterFirstPaint(() => {
      load().then(
        // In slices: attaching listeners is long work for a phone.
        (Feed) => wanted && startTransition(() => setFeed({ Feed })),
        () => wanted && store.dispatch({ type: 'feed-failed', failure: 'not-loaded' }),
      );
    });
    return () => {
      wanted = false;
      callOff();
    };
  }, [load, store]);

  return feed ? <feed.Feed config={config} store={store} resources={resources} /> : null;
}
