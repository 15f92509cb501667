import { useCallback, useEffect, useState } from 'react';
import { startStep } from '../panel/use-missing-parts.ts';
import type { Elements } from '../text/content.ts';
import {
  LocationContext,
  type Navigate,
  NavigateContext,
  openedLocation,
  type PageLocation,
} from './page-location.ts';

/** What an entry of the history contains; the entry of the opened page contains nothing. */
interface HistoryEntry {
  readonly state: unknown;
}

/**
 * Binds the page to the browser's history; each step begins by `startStep`. A router of its own, because the
 * pages need no more of one: see docs/decisions/screens-and-bundles.md.
 */
export function PageRouter({ children }: { readonly children: Elements }) {
  const [location, setLocation] = useState<PageLocation>(() => currentLocation(true));
  const follow = useCallback((isPop: boolean) => {
    startStep(() => setLocation(currentLocation(isPop)));
  }, []);
  const navigate = useCallback<Navigate>(
    (to, { replace = false, state = null } = {}) => {
      const entry: HistoryEntry = { state };
      if (replace) history.replaceState(entry, '', to);
      else history.pushState(entry, '', to);
      follow(false);
    },
    [follow],
  );

  useEffect(() => {
    const pop = () => follow(true);
    addEventListener('popstate', pop);
    return () => removeEventListener('popstate', pop);
  }, [follow]);

  return (
    <NavigateContext value={navigate}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigateContext>
  );
}

function currentLocation(isPop: boolean): PageLocation {
  const entry: HistoryEntry | null = history.state;
  const opened = openedLocation(location);
  return { ...opened, state: entry?.state ?? null, isOpened: entry === null, isPop };
}
