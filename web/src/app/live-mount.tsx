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
import { isSiteReachable } from '../ui/browser/site-reach.ts';
import { type LaterFailureProps, type LaterPart, later } from '../ui/panel/later.tsx';

interface FeedProps {
  readonly config: SiteConfig;
  readonly store: BoardStore;
  readonly resources: ResourceStore;
}

/**
 * The component that listens and publishes to the stores. It loads in parallel what its file imports, and only
 * when the site can be reached: many browsers keep a failed import until the page is reloaded.
 */
export const LiveFeed = later(
  async () => {
    if (!(await isSiteReachable())) throw new Error('The site cannot be reached');
    const [feed] = await Promise.all([
      import('../data/feed/live-feed.tsx'),
      import('../data/feed/sdk.ts'),
      import('@dinar/domain/schedules/job-rhythm'),
    ]);
    return feed.LiveFeed;
  },
  { failure: FeedFailure },
);

interface LiveMountProps {
  readonly config: SiteConfig;
  /** Tests pass their own. */
  readonly feed?: LaterPart<FeedProps>;
}

/** Mounts the feed after first paint, once for the whole page, and again at each attempt of the visitor. */
export function LiveMount({ config, feed: Feed = LiveFeed }: LiveMountProps) {
  const store = useBoardStore();
  const resources = useResourceStore();
  const attempt = useFeedAttempt();
  const [isPainted, setIsPainted] = useState(false);

  // A transition works in slices: attaching listeners takes long on a phone.
  useEffect(() => afterPaint(() => startTransition(() => setIsPainted(true))), []);

  useEffect(() => {
    if (attempt > 0) Feed.tryAgain();
    const wait = setTimeout(() => store.dispatch({ type: 'wait-ended' }), answerDeadlineMs);
    return () => clearTimeout(wait);
  }, [Feed, store, attempt]);

  return isPainted && <Feed key={attempt} {...{ config, store, resources }} />;
}

// A new attempt mounts the feed again, before its code has been requested again.
const reported = new WeakSet<object>();

/** Reports to the board that the feed did not load or was refused; the panels show it. */
export function FeedFailure({ reason, failure }: LaterFailureProps) {
  const store = useBoardStore();
  useEffect(() => {
    if (reported.has(failure)) return;
    reported.add(failure);
    if (reason === 'threw') forgetFailedObservables();
    store.dispatch({ type: 'feed-failed', failure: reason === 'threw' ? 'refused' : reason });
  }, [reason, failure, store]);
  return null;
}
