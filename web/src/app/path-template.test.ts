// @vitest-environment node
import { expect, it } from 'vitest';
import { matchesTemplate } from './path-template.ts';

it.each([
  ['/meilleur-taux-de-{product}', '/meilleur-taux-de-euro', true],
  ['/meilleur-taux-de-{product}-aujourdhui', '/meilleur-taux-de-euro-aujourdhui', true],
  ['/meilleur-taux-de-{product}', '/meilleur-taux-de-', false],
  ['/meilleur-taux-de-{product}', '/meilleur-taux-de-euro/tnd', false],
  ['/taux.{product}', '/tauxxeuro', false],
])('the template %s against %s: %s', (template, path, expected) => {
  expect(matchesTemplate(template, path)).toBe(expected);
});
