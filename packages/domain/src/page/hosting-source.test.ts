import { expect, test } from 'vitest';
import { hostingSource } from './hosting-source.ts';

test('Parameters and parts of a segment become wildcards, all else stays', () => {
  expect(
    ['/', '/cours-change/:bankId/:currency', '/meilleur-taux-de-{product}-aujourdhui'].map(
      hostingSource,
    ),
  ).toEqual(['/', '/cours-change/*/*', '/meilleur-taux-de-*-aujourdhui']);
});
