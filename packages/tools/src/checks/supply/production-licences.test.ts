import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../command/project-root.ts';
import { type Lockfile, productionPackages } from './production-packages.ts';

/** Licences that allow use, change and sale, and require at most that their notice is kept. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'];

/** Licences of packages whose package.json uses an obsolete form, which the lock file leaves out. */
const readByHand: Readonly<Record<string, string>> = { 'node_modules/limiter': 'MIT' };

/**
 * Packages whose licence requires more, each used as published; see docs/dependencies.md. MPL-2.0 requires
 * the source of changed files, OFL-1.1 forbids selling the font by itself.
 */
const unchanged: Readonly<Record<string, string>> = {
  'node_modules/@resvg/resvg-wasm': 'MPL-2.0',
  'node_modules/@expo-google-fonts/ibm-plex-sans-arabic': 'MIT AND OFL-1.1',
  'node_modules/@fontsource/figtree': 'OFL-1.1',
  'node_modules/@fontsource-variable/figtree': 'OFL-1.1',
  'node_modules/web-push': 'MPL-2.0',
};

const lock: Lockfile = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));

function licencesOf(places: readonly string[]) {
  return places.map((place) => ({
    place,
    licence: lock.packages[place]?.license ?? readByHand[place] ?? 'unsaid',
  }));
}

test('Every package deployed to functions or visitors has a listed licence', () => {
  const licences = licencesOf(
    productionPackages(lock, ['functions', 'web', 'packages/domain', 'packages/site']),
  );
  expect(licences.length).toBeGreaterThan(100);
  const others = licences.filter(({ licence }) => !allowed.includes(licence));
  expect(Object.fromEntries(others.map(({ place, licence }) => [place, licence]))).toEqual(
    unchanged,
  );
});

test('Finds dependencies where Node finds them, and leaves out packages that only build', () => {
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
