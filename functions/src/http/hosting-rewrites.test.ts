import { readFileSync } from 'node:fs';
import { hostingSources } from '@dinar/domain/seo/hosting';
import { routes } from '@dinar/domain/site/routes';
import { expect, test } from 'vitest';

test('Hosting sends every public route, and no other address, to the function that renders', () => {
  const file = new URL('../../../firebase.json', import.meta.url);
  const { hosting } = JSON.parse(readFileSync(file, 'utf8'));
  // Pinned: the function's shell names the files of one build, and Hosting must serve that build.
  const target = { functionId: 'renderPage', region: 'europe-west1', pinTag: true };
  expect(hosting.rewrites).toEqual(
    hostingSources(routes).map((source) => ({ source, function: target })),
  );
});
