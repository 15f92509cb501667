import { matchRoute } from '@dinar/site/routes/match-route';
import { routes } from '@dinar/site/routes/routes';
import { expect, test } from 'vitest';
import { examplePath } from './example-path.ts';

test('The example address of each route is served by that route', () => {
  expect(routes.map((route) => matchRoute(examplePath(route))?.route.id)).toEqual(
    routes.map(({ id }) => id),
  );
});
