import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../command/project-root.ts';
import { type Lockfile, productionPackages } from './production-packages.ts';

/** Each lets the code be used, changed and sold, and asks for its notice at most. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'];

/** Those whose package.json says it in a form of long ago, which the lock file leaves out. */
const readByHand: Readonly<Record<string, string>> = { 'node_modules/limiter': 'MIT' };

/**
 * Packages whose licence asks for more, each used as published: docs/dependencies.md says what that means.
 * MPL-2.0 asks for the source of changed files, OFL-1.1 that the font is not sold by itself.
 */
const unchanged: Readonly<Record<string, string>> = {
  'node_modules/@resvg/resvg-wasm': 'MPL-2.0',
  'node_modules/@fontsource/figtree': 'OFL-1.1',
};

const lock: Lockfile = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));

function licencesOf(places: readonly string[]) {
  return places.map((place) => ({
    place,
    licence: lock.packages[place]?.license ?? readByHand[place] ?? 'unsaid',
  }));
}

test('Everything that is deployed, to functions or to visitors, has a licence of the list', () => {
  const licences = licencesOf(
    productionPackages(lock, ['functions', 'web', 'packages/domain', 'packages/site']),
  );
  expect(licences.length).toBeGreaterThan(100);
  const others = licences.filter(({ licence }) => !allowed.includes(licence));
  expect(Object.fromEntries(others.map(({ place, licence }) => [place, licence]))).toEqual(
    unchanged,
  );
});

test('What is asked for is found where Node would find it, and what only builds is left out', () => {
  const made: Lockfile = {
    packages: {
      web: { dependencies: { a: '1', '@dinar/own': '1' } },
      'node_modules/@dinar/own': { link: true, resolved: 'packages/own' },
      'packages/own': { dependencies: { c: '1' } },
      'node_modules/a': { dependencies: { b: '1' }, license: 'MIT' },
      'node_modules/a/node_modules/b': { license: 'GPL-3.0' },
      'node_modules/b': { license: 'MIT' },
      'node_modules/c': { license: 'ISC', optionalDependencies: { absent: '1' } },
      'node_modules/builder': { license: 'GPL-3.0' },
    },
  };
  expect(productionPackages(made, ['web'])).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
});
