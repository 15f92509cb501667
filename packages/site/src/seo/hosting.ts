import type { Alias } from '../routes/aliases.ts';
import type { Route } from '../routes/routes.ts';

/** An entry of `hosting.redirects`; https://firebase.google.com/docs/hosting/full-config. */
export interface HostingRedirect {
  readonly source: string;
  readonly destination: string;
  readonly type: 301;
}

/** The redirects of Firebase Hosting, one per alias. */
export function hostingRedirects(aliases: readonly Alias[]): HostingRedirect[] {
  return aliases.map(({ from, to }) => ({ source: from, destination: to, type: 301 }));
}

/** The `source` globs for the rewrites of Firebase Hosting, which match only the known routes. */
export function hostingSources(routes: readonly Route[]): string[] {
  return [...new Set(routes.map(({ path }) => globOf(path)))];
}

// A * in a glob matches within one segment, as a parameter does.
function globOf(path: string): string {
  return path.replace(/:\w+|\{\w+\}/g, '*');
}
