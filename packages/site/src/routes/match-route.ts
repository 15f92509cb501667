import { type Route, routes } from './routes.ts';
import { withoutClosingSlashes } from './without-closing-slashes.ts';

export interface RouteMatch {
  readonly route: Route;
  /** The variable parts of the address by name, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }));

/** The route that serves a pathname, in any case and with or without a closing slash. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const path = decoded(withoutClosingSlashes(pathname));
  if (path === undefined) return undefined;
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path === '' ? '/' : path);
    if (match) return { route, params: { ...match.groups } };
  }
  return undefined;
}

/** The pattern of a route's path, its variable parts as named groups. */
function patternOf(path: string): RegExp {
  const source = path.replace(/:(\w+)|\{(\w+)\}/g, '(?<$1$2>[^/]+)');
  return new RegExp(`^${source}$`, 'i');
}

// A malformed escape such as %E0%A4%A is no address of ours.
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
