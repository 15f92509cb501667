import { type Route, routes } from '@dinar/site/routes/routes';
import { examplePath } from './example-path.ts';

/** One page to measure or to view. */
export interface BuiltPage {
  readonly name: string;
  readonly path: string;
}

/** Every page of the route table, at an example of its addresses. */
export function builtPages(): BuiltPage[] {
  return routes.map(builtPage);
}

/** One page of each screen: the first route of each kind, and each page of text. */
export function pagesOfScreens(): BuiltPage[] {
  const screen = ({ kind, texts }: Route) => (kind === 'information' ? texts : kind);
  return routes
    .filter((route, index) => routes.findIndex((one) => screen(one) === screen(route)) === index)
    .map(builtPage);
}

function builtPage(route: Route): BuiltPage {
  return { name: route.id, path: examplePath(route) };
}
