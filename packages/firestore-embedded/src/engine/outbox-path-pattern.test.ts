import { expect, test } from 'vitest';
import { compilePathPattern, exactPath } from './outbox-path-pattern.ts';

test.each([
  ['c/{id}', 'c/one', true],
  ['c/{id}', 'c/one/d/two', false],
  ['c/{id}', 'd/one', false],
  ['c/{id}', 'c', false],
  ['c/{id}/d/{other}', 'c/one/d/two', true],
  ['/c/{id}/', 'c/one', true],
  ['c/*', 'c/one', true],
  ['c/{rest=**}', 'c/one/d/two', true],
  ['{rest=**}', 'c/one', true],
  ['**/d/{id}', 'c/one/d/two', true],
  ['{p=**}/leaf/{id}', 'leaf/x', true],
  ['{p=**}/leaf/{id}', 'c/one/leaf/x', true],
  ['{p=**}/leaf/{id}', 'c/leaf', false],
  ['{p=**}/leaf/{id}', 'otherleaf/x', false],
  ['c/{id=a-*}', 'c/a-1', true],
  ['c/{id=a-*}', 'c/b-1', false],
  ['c.d/{id}', 'cxd/one', false],
  ['villes/{id}', 'villes/Béja (nord)', true],
  ['c/{id}', 'c/two\nlines', true],
])('The pattern %s on the path %s gives %s.', (pattern, path, expected) => {
  expect(compilePathPattern(pattern)(path)).toBe(expected);
});

test('An exact path treats its braces and stars literally.', () => {
  const matches = exactPath('/c/{id}');
  expect([matches('c/{id}'), matches('c/one')]).toEqual([true, false]);
});
