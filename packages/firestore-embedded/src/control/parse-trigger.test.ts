import { expect, test } from 'vitest';
import { compileTrigger } from '../engine/outbox-trigger.ts';
import { parseCloudEventTrigger, parseLegacyTrigger } from './parse-trigger.ts';

const v2 = {
  eventType: 'google.cloud.firestore.document.v1.written.withAuthContext',
  database: '(default)',
  namespace: '(default)',
  document: { value: 'c/{id}', matchType: 'PATH_PATTERN' },
};

test('A v2 registration gives its kind, its format and its auth context setting.', () => {
  const trigger = parseCloudEventTrigger('p', 'k', v2);
  const { matches } = compileTrigger(trigger);
  expect(trigger).toEqual({
    key: 'k',
    project: 'p',
    database: '(default)',
    kind: 'written',
    eventType: v2.eventType,
    format: 'cloud-event',
    withAuthContext: true,
    retry: false,
    path: 'c/{id}',
    matchType: 'PATH_PATTERN',
  });
  expect([matches('c/x'), matches('d/x')]).toEqual([true, false]);
  expect(parseCloudEventTrigger('p', 'k', { ...v2, retry: true }).retry).toBe(true);
});

test.each([
  'providers/cloud.firestore/eventTypes/document.create',
  'google.firestore.document.create',
])('A v1 registration of %s gives its kind and its path.', (eventType) => {
  const resource = 'projects/p/databases/(default)/documents/c/{id}';
  const trigger = parseLegacyTrigger('p', 'k', {
    eventTrigger: { eventType, resource, service: 'firestore.googleapis.com' },
  });
  const { matches } = compileTrigger(trigger);
  expect(trigger).toMatchObject({ kind: 'created', format: 'legacy', database: '(default)' });
  expect(matches('c/x')).toBe(true);
});

test.each([
  [{ ...v2, eventType: 'google.cloud.storage.object.v1.finalized' }, 'is not served'],
  [{ ...v2, namespace: 'other' }, 'Namespace other is not served.'],
  [{ ...v2, document: { value: 'c/x', matchType: 'GLOB' } }, 'Unknown matchType: GLOB'],
  [{ eventType: v2.eventType }, 'The trigger has no namespace.'],
])('%j is refused: %s', (body, message) => {
  expect(() => parseCloudEventTrigger('p', 'k', body)).toThrow(message);
});
