import { pathIn, splitLocale } from '@dinar/site/routes/locale-path';
import { useCallback, useEffect, useState } from 'react';
import { LocaleContext } from '../language/locale-context.ts';
import { startStep } from '../panel/use-missing-parts.ts';
import type { Elements } from '../text/content.ts';
import {
  LocationContext,
  type Navigate,
  NavigateContext,
  openedLocation,
  type PageLocation,
} from './page-location.ts';
import { writeWaiting } from './when-idle.ts';

/** What an entry of the history contains; the entry of the opened page contains nothing. */
interface HistoryEntry {
  readonly state: unknown;
}

/**
 * Binds the page to the browser's history; each step begins by `startStep`. A router of its own, because the
 * pages need no more of one: see docs/decisions/screens-and-bundles.md.
 */
export function PageRouter({ children }: { readonly children: Elements }) {
  // A page of another language is another build: the browser loads it.
  const [{ locale }] = useState(() => splitLocale(window.location.pathname));
  const [location, setLocation] = useState<PageLocation>(() => currentLocation(true));
  const follow = useCallback((isPop: boolean) => {
    const next = currentLocation(isPop);
    // A link to a place on the page adds an entry, too; it reads nothing again, nor does back from it.
    startStep(() => setLocation((now) => (isPop && isSameAddress(now, next) ? now : next)));
  }, []);
  const navigate = useCallback<Navigate>(
    (to, { replace = false, state = null } = {}) => {
      if (!replace) writeWaiting();
      const entry: HistoryEntry = { state };
      const address = pathIn(locale, to);
      if (replace) history.replaceState(entry, '', address);
      else history.pushState(entry, '', address);
      follow(false);
    },
    [follow, locale],
  );

  useEffect(() => {
    const pop = () => follow(true);
    addEventListener('popstate', pop);
    return () => removeEventListener('popstate', pop);
  }, [follow]);

  return (
    <LocaleContext value={locale}>
      <NavigateContext value={navigate}>
        <LocationContext value={location}>{children}</LocationContext>
      </NavigateContext>
    </LocaleContext>
  );
}

function currentLocation(isPop: boolean): PageLocation {
  const entry: HistoryEntry | null = history.state;
  const { path } = splitLocale(location.pathname);
  const opened = openedLocation({ pathname: path, search: location.search });
  return { ...opened, state: entry?.state ?? null, isOpened: entry === null, isPop };
}

function isSameAddress(one: PageLocation, other: PageLocation): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}
