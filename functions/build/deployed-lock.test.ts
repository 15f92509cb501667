import { expect, test } from 'vitest';
import { deployedLock, type LockFile } from './deployed-lock.ts';

const whole: LockFile = {
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { other: '1.0.0' } },
    functions: { dependencies: { a: '^1.0.0' } },
    'node_modules/a': {
      version: '1.2.0',
      dependencies: { b: '^2.0.0' },
      optionalDependencies: { absent: '1.0.0' },
      peerDependencies: { c: '*', never: '*' },
      peerDependenciesMeta: { never: { optional: true } },
    },
    'node_modules/a/node_modules/b': { version: '2.1.0', dependencies: { c: '*' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '3.0.0', dev: true, dependencies: { a: '*' } },
    'node_modules/other': { version: '1.0.0' },
    'node_modules/site': { link: true },
  },
};
const deployed = { name: 'deployed', engines: { node: '24' }, dependencies: { a: '1.2.0' } };

test('The deployed lock has all dependencies of the package, at the same places as in the whole lock', () => {
  const { packages } = deployedLock(whole, 'functions', deployed);
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
  expect(packages['node_modules/c']).not.toHaveProperty('dev');
  expect(packages['']).toEqual(deployed);
});

test('The build fails and names a package that is missing or belongs only to the workspace', () => {
  const lacks = { ...deployed, dependencies: { nowhere: '1.0.0' } };
  expect(() => deployedLock(whole, 'functions', lacks)).toThrow('lacks nowhere of functions');
  const own = { ...deployed, dependencies: { site: '0.1.0' } };
  expect(() => deployedLock(whole, 'functions', own)).toThrow('node_modules/site belongs to this');
});
