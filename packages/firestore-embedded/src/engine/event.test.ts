import { expect, test } from 'vitest';
import type { StoredDocument } from '../model/value.ts';
import { encodeEvent } from './event.ts';
import { parseTrigger } from './trigger.ts';

const trigger = parseTrigger('demo-x', 'europe-west1-onWritten-0', {
  eventType: 'google.cloud.firestore.document.v1.written.withAuthContext',
  database: '(default)',
  namespace: '(default)',
  document: { value: 'c/{id}', matchType: 'PATH_PATTERN' },
});

const version = (n: string): StoredDocument => ({
  name: 'projects/demo-x/databases/(default)/documents/c/Béja',
  fields: { n: { integerValue: n } },
  createTime: '2026-11-20T10:00:00.000001Z',
  updateTime: `2026-11-20T10:00:0${n}.000001Z`,
});

test('An event is sent as JSON: its attributes with its author, and both versions of the document.', () => {
  const [before, after] = [version('1'), version('2')];
  const caller = { kind: 'owner' } as const;
  const change = { name: after.name, before, after, time: after.updateTime, caller };
  expect(JSON.parse(encodeEvent({ id: 'e-1', trigger, change }))).toEqual({
    id: 'e-1',
    source: '//firestore.googleapis.com/projects/demo-x/databases/(default)',
    type: 'google.cloud.firestore.document.v1.written.withAuthContext',
    specversion: '1.0',
    time: '2026-11-20T10:00:02.000001Z',
    subject: 'documents/c/Béja',
    datacontenttype: 'application/json',
    project: 'demo-x',
    database: '(default)',
    namespace: '(default)',
    location: 'us-central1',
    document: 'c/Béja',
    authtype: 'service_account',
    data: { value: after, oldValue: before },
  });
});
