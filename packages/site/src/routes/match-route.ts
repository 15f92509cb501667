import { decodedPath } from './decoded-path.ts';
import { type Route, routes } from './routes.ts';

export interface RouteMatch {
  readonly route: Route;
  /** The parameters of the address by name, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }));

/** Finds the route of a pathname, in any case, with or without a trailing slash. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const path = decodedPath(pathname);
  if (path === undefined) return undefined;
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path === '' ? '/' : path);
    if (match) return { route, params: { ...match.groups } };
  }
  return undefined;
}

/** The pattern of the path of a route, with its parameters as named groups. */
function patternOf(path: string): RegExp {
  const source = path.replace(/:(\w+)|\{(\w+)\}/g, '(?<$1$2>[^/]+)');
  return new RegExp(`^${source}$`, 'i');
}
