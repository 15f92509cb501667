import { routes } from '@dinar/domain/site/routes';
import { expect, it } from 'vitest';
import { routeAt } from './route-at.ts';

it('Every public route is found by an address of its own, before any other', () => {
  const found = routes.map(({ path }) => routeAt(path.replace(/:\w+|\{\w+\}/g, 'x'))?.id);
  expect(found).toEqual(routes.map(({ id }) => id));
});

it('Other addresses are nobody’s', () => {
  const paths = ['/404', '/inconnu', '/cours-change/a/b/c', '/meilleur-taux-de-', '/contact/x'];
  expect(paths.map(routeAt)).toEqual(paths.map(() => undefined));
});
