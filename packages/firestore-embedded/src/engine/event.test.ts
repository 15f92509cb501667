import { expect, test } from 'vitest';
import type { StoredDocument } from '../model/value.ts';
import { encodeEvent } from './event.ts';
import { parseTrigger } from './trigger.ts';

function trigger(more = '') {
  return parseTrigger('demo-x', 'europe-west1-onWritten-0', {
    eventType: `google.cloud.firestore.document.v1.written${more}`,
    database: '(default)',
    namespace: '(default)',
    document: { value: 'c/{id}', matchType: 'PATH_PATTERN' },
  });
}

const document = (id: string, n: string): StoredDocument => ({
  name: `projects/demo-x/databases/(default)/documents/c/${id}`,
  fields: { n: { integerValue: n } },
  createTime: '2026-11-20T10:00:00.000001Z',
  updateTime: `2026-11-20T10:00:0${n}.000001Z`,
});

function encoded(before: StoredDocument, after: StoredDocument, more?: string) {
  const change = { name: after.name, before, after, time: after.updateTime };
  return encodeEvent({
    id: 'e-1',
    trigger: trigger(more),
    change: { ...change, caller: { kind: 'owner' } },
  });
}

test('An event is sent in binary mode: attributes as headers, the data as the body.', () => {
  const [before, after] = [document('one', '1'), document('one', '2')];
  const { headers, body } = encoded(before, after);
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
  expect(JSON.parse(body)).toEqual({ value: after, oldValue: before });
});

test('An event with a path that no header can contain is sent in structured mode.', () => {
  const { headers, body } = encoded(document('Béja', '1'), document('Béja', '2'));
  expect(headers).toEqual({ 'Content-Type': 'application/cloudevents+json; charset=utf-8' });
  expect(JSON.parse(body)).toMatchObject({
    id: 'e-1',
    document: 'c/Béja',
    data: { value: document('Béja', '2') },
  });
});

test('An event with auth context contains the author of the write.', () => {
  const { headers } = encoded(document('one', '1'), document('one', '2'), '.withAuthContext');
  expect(headers['ce-authtype']).toBe('service_account');
});
