import { type Route, routes } from '@dinar/domain/site/routes';
import { matchPath } from 'react-router-dom';
import { matchesTemplate } from './path-template.ts';

/** The public route of a path, as the router would find it; `undefined` when there is none. */
export function routeAt(pathname: string): Route | undefined {
  return routes.find(({ path }) =>
    path.includes('{') ? matchesTemplate(path, pathname) : matchPath(path, pathname) !== null,
  );
}
