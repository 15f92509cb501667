import { createContext, use } from 'react';

/** The address of the page and how the visitor came to it; a new object for each step. */
export interface PageLocation {
  /** The path without its language. */
  readonly pathname: string;
  readonly search: string;
  /** What a link says to the page that it opens. */
  readonly state: unknown;
  /** Whether the browser opened this entry of the history, as opposed to a link of the page. */
  readonly isOpened: boolean;
  /** Whether back or forward led here, or no step has been made yet. */
  readonly isPop: boolean;
}

interface Step {
  /** Whether the address takes the place of the present one in the history. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Goes to an address of the site in the language of the page; the address has no language. */
export type Navigate = (to: string, step?: Step) => void;

export const LocationContext = createContext<PageLocation | undefined>(undefined);

/** Without a router above, the browser loads the page. */
export const NavigateContext = createContext<Navigate>((to) => location.assign(to));

/** Returns the location of a page as a browser opens it. */
export function openedLocation({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  return { pathname, search, state: null, isOpened: true, isPop: true };
}

/** Returns the location of the page. */
export function useLocation(): PageLocation {
  const location = use(LocationContext);
  if (!location) throw new Error('A page needs PageRouter or LocationContext above it');
  return location;
}

/** Returns the function that goes to an address; the same one in all renders. */
export function useNavigate(): Navigate {
  return use(NavigateContext);
}
