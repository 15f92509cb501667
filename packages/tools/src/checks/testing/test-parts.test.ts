import { expect, test } from 'vitest';
import { lanes, testParts } from './test-parts.ts';

test('The deployment, which changes the build, waits for every part that uses it', () => {
  const users = testParts.filter(({ needsBuilds, lane }) => needsBuilds && lane !== 'deployment');
  expect(users.length).toBeGreaterThan(4);
  expect(lanes.deployment).toEqual(expect.arrayContaining(users.map(({ lane }) => lane)));
});
