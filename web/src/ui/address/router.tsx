import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { startStep } from '../panel/use-missing-parts.ts';

/** What a link says to the page that it opens. */
export interface LinkState {
  /** Whether only the state of the screen changes, so that scroll position and focus stay. */
  readonly keepsPlace?: boolean;
  /** The number of a screen's changes that the address contains. */
  readonly changesWritten?: number;
}

/** An address of the site; a new object for each step in the history. */
export interface PageLocation {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly state: LinkState | undefined;
  /** Whether the browser opened this entry of the history, rather than a link of the page. */
  readonly isOpened: boolean;
  /** Whether the visitor went back or forward to it; also true of the first page. */
  readonly isBack: boolean;
}

interface NavigateOptions {
  /** Replaces the entry in the history. */
  readonly replace?: boolean;
  readonly state?: LinkState | undefined;
}

/** Goes to a path of the site, with its query. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

const LocationContext = createContext<PageLocation | undefined>(undefined);
const NavigateContext = createContext<Navigate>(() => {
  throw new Error('There is no BrowserRouter above');
});

/** The address of the page; renders again at each step in the history. */
export function useLocation(): PageLocation {
  const location = use(LocationContext);
  if (!location) throw new Error('There is no router above');
  return location;
}

/** The function that goes to another address; stable across renders. */
export function useNavigate(): Navigate {
  return use(NavigateContext);
}

/** Binds the page to the browser's history. */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [location, setLocation] = useState(() => currentLocation(true));

  useEffect(() => {
    const follow = () => startStep(() => setLocation(currentLocation(true)));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const navigate = useCallback<Navigate>((to, { replace = false, state } = {}) => {
    if (replace) history.replaceState({ state }, '', to);
    else history.pushState({ state }, '', to);
    startStep(() => setLocation(currentLocation(false)));
  }, []);

  return (
    <NavigateContext value={navigate}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigateContext>
  );
}

interface StaticRouterProps extends Pick<PageLocation, 'pathname' | 'search'> {
  readonly children: ReactNode;
}

/** The router of one rendering on a server. */
export function StaticRouter({ pathname, search, children }: StaticRouterProps) {
  const location = { pathname, search, state: undefined, isOpened: true, isBack: true };
  return <LocationContext value={location}>{children}</LocationContext>;
}

function currentLocation(isBack: boolean): PageLocation {
  const { pathname, search } = window.location;
  const entry: { readonly state?: LinkState } | null = history.state;
  return { pathname, search, state: entry?.state, isOpened: entry === null, isBack };
}
