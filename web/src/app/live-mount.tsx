import { startTransition, useEffect, useState } from 'react';
import type { SiteConfig } from '../config/site-config.ts';
import type { BoardStore } from '../data/board/board-store.ts';
import { useBoardStore } from '../data/board/board-store-context.ts';
import { useFeedAttempt } from '../data/board/use-live-board.ts';
import { forgetFailedObservables } from '../data/feed/forget-failed-observables.ts';
import { answerDeadlineMs } from '../data/resources/answer-deadline.ts';
import type { ResourceStore } from '../data/resources/resource-store.ts';
import { useResourceStore } from '../data/resources/resource-store-context.ts';
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

/** Loads the feed after first paint and keeps it mounted, once for the whole page. */
export function LiveMount(props: LiveMountProps) {
  const { config, load = loadLiveFeed, startAnew = startPageAnew } = props;
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
      <LoadedFeed {...{ config, load, startAnew, store, resources, attempt }} />
    </ErrorBoundary>
  );
}

interface FeedProps extends Required<LiveMountProps> {
  readonly store: BoardStore;
  readonly resources: ResourceStore;
  readonly attempt: number;
}

// Not React.lazy: it caches a failed import forever, and « Réessayer » must be able to load it again.
function LoadedFeed({ config, load, startAnew, store, resources, attempt }: FeedProps) {
  const [feed, setFeed] = useState<{ Feed: Feed }>();

  useEffect(() => {
    const wait = setTimeout(() => store.dispatch({ type: 'wait-ended' }), answerDeadlineMs);
    return () => clearTimeout(wait);
  }, [store]);

  useEffect(() => {
    let wanted = true;
    const callOff = afterPaint(() => {
      load(() => store.dispatch({ type: 'link-changed', up: false })).then(
        // A transition works in slices: attaching listeners takes long on a phone.
        (Feed) => wanted && startTransition(() => setFeed({ Feed })),
        () => {
          if (!wanted) return;
          store.dispatch({ type: 'feed-failed', failure: 'not-loaded' });
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

  return feed ? <feed.Feed config={config} store={store} resources={resources} /> : null;
}
