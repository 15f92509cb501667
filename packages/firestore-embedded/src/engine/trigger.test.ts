import { expect, test } from 'vitest';
import { parseTrigger } from './trigger.ts';

const written = {
  eventType: 'google.cloud.firestore.document.v1.written.withAuthContext',
  database: '(default)',
  namespace: '(default)',
  document: { value: 'c/{id}', matchType: 'PATH_PATTERN' },
};

test('A registration gives its kind, its path and its auth context setting.', () => {
  expect(parseTrigger('p', 'k', written)).toMatchObject({
    key: 'k',
    project: 'p',
    database: '(default)',
    kind: 'written',
    eventType: written.eventType,
    withAuthContext: true,
    path: 'c/{id}',
  });
});

test.each([
  [{ ...written, eventType: 'google.cloud.storage.object.v1.finalized' }, 'is not served'],
  [{ ...written, namespace: 'other' }, 'Namespace other is not served.'],
  [{ ...written, document: { value: 'c/x', matchType: 'GLOB' } }, 'Unknown matchType: GLOB'],
  [{ eventType: written.eventType }, 'The trigger has no namespace.'],
])('%j is refused: %s', (body, message) => {
  expect(() => parseTrigger('p', 'k', body)).toThrow(message);
});

function matches(value: string, matchType: string, path: string): boolean {
  return parseTrigger('p', 'k', { ...written, document: { value, matchType } }).matchesPath(path);
}

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
  expect(matches(pattern, 'PATH_PATTERN', path)).toBe(expected);
});

test('An exact path treats its braces and stars literally.', () => {
  const exact = (path: string) => matches('/c/{id}', 'EXACT', path);
  expect([exact('c/{id}'), exact('c/one')]).toEqual([true, false]);
});
