import { expect, test } from 'vitest';
import type { StoredDocument } from '../model/document.ts';
import { encodeEvent } from './outbox-encode.ts';
import type { OutboxEvent } from './outbox-event.ts';
import type { TriggerTerms } from './outbox-trigger.ts';

const trigger: TriggerTerms = {
  key: 'europe-west1-onWritten-0',
  project: 'demo-x',
  database: '(default)',
  kind: 'written',
  eventType: 'google.cloud.firestore.document.v1.written',
  format: 'cloud-event',
  withAuthContext: false,
  retry: false,
  path: 'c/{id}',
  matchType: 'PATH_PATTERN',
};

const document = (id: string, n: string): StoredDocument => ({
  name: `projects/demo-x/databases/(default)/documents/c/${id}`,
  fields: { n: { integerValue: n } },
  createTime: '2026-11-20T10:00:00.000001Z',
  updateTime: `2026-11-20T10:00:0${n}.000001Z`,
});

function event(id: string, overrides: Partial<TriggerTerms> = {}): OutboxEvent {
  const [before, after] = [document(id, '1'), document(id, '2')];
  const change = { name: after.name, before, after, time: after.updateTime };
  return {
    id: 'e-1',
    trigger: { ...trigger, ...overrides },
    change: { ...change, caller: { kind: 'owner' } },
  };
}

test('A CloudEvent is sent in binary mode: attributes as headers, the data as the body.', () => {
  const { headers, body } = encodeEvent(event('one'));
  expect(headers).toEqual({
    'Content-Type': 'application/json',
    'ce-id': 'e-1',
    'ce-source': '//firestore.googleapis.com/projects/demo-x/databases/(default)',
    'ce-type': 'google.cloud.firestore.document.v1.written',
    'ce-specversion': '1.0',
    'ce-time': '2026-11-20T10:00:02.000001Z',
    'ce-subject': 'documents/c/one',
    'ce-datacontenttype': 'application/json',
    'ce-project': 'demo-x',
    'ce-database': '(default)',
    'ce-namespace': '(default)',
    'ce-location': 'us-central1',
    'ce-document': 'c/one',
  });
  expect(JSON.parse(body)).toEqual({
    value: document('one', '2'),
    oldValue: document('one', '1'),
    updateMask: { fieldPaths: ['n'] },
  });
});

test('An event with a path that no header can contain is sent in structured mode.', () => {
  const { headers, body } = encodeEvent(event('Béja'));
  expect(headers).toEqual({ 'Content-Type': 'application/cloudevents+json; charset=utf-8' });
  expect(JSON.parse(body)).toMatchObject({
    id: 'e-1',
    document: 'c/Béja',
    data: { value: document('Béja', '2') },
  });
});

test('An event with auth context contains the author of the write.', () => {
  const { headers } = encodeEvent(event('one', { withAuthContext: true }));
  expect(headers['ce-authtype']).toBe('service_account');
});

test('A v1 event is sent as context and data.', () => {
  const eventType = 'providers/cloud.firestore/eventTypes/document.write';
  const { headers, body } = encodeEvent(event('one', { format: 'legacy', eventType }));
  expect(headers).toEqual({ 'Content-Type': 'application/json' });
  expect(JSON.parse(body).context).toEqual({
    eventId: 'e-1',
    eventType,
    timestamp: '2026-11-20T10:00:02.000001Z',
    resource: { service: 'firestore.googleapis.com', name: document('one', '2').name },
  });
});
