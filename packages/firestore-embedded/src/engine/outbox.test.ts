import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredDocument } from '../model/value.ts';
import type { DocumentChange } from './backend.ts';
import { type Delivery, encodeEvent, type OutboxEvent } from './event.ts';
import { Outbox } from './outbox.ts';
import { parseTrigger, type Trigger } from './trigger.ts';

const root = 'projects/demo-x/databases/(default)/documents';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function trigger(key: string, value: string, kind = 'written'): Trigger {
  return parseTrigger('demo-x', key, {
    eventType: `google.cloud.firestore.document.v1.${kind}`,
    database: '(default)',
    namespace: '(default)',
    document: { value, matchType: 'PATH_PATTERN' },
  });
}

function document(path: string, n: number): StoredDocument {
  const time = '2026-11-20T10:00:00Z';
  const fields = { n: { integerValue: String(n) } };
  return { name: `${root}/${path}`, fields, createTime: time, updateTime: time };
}

function change(path: string, before?: number, after?: number): DocumentChange {
  return {
    name: `${root}/${path}`,
    time: '2026-11-20T10:00:00Z',
    caller: { kind: 'owner' },
    ...(before !== undefined && { before: document(path, before) }),
    ...(after !== undefined && { after: document(path, after) }),
  };
}

/** An outbox with triggers, by default one of every change in `c`. */
function start(
  deliver: (event: OutboxEvent) => Delivery | Promise<Delivery>,
  triggers = [trigger('t', 'c/{id}')],
) {
  const seen: string[] = [];
  const log: string[] = [];
  const outbox = new Outbox(
    async (event) => {
      seen.push(`${event.trigger.key} ${event.change.name.slice(root.length + 1)}`);
      return deliver(event);
    },
    (text) => log.push(text),
  );
  for (const one of triggers) outbox.register(one);
  return { outbox, seen, log };
}

const delivered = (): Delivery => ({ outcome: 'delivered' });

test('Each kind of trigger receives its changes, and no writes that changed nothing.', async () => {
  const kinds = ['created', 'updated', 'deleted', 'written'];
  const { outbox, seen } = start(
    delivered,
    kinds.map((kind) => trigger(kind, 'c/{id}', kind)),
  );
  outbox.observe([
    change('c/new', undefined, 1),
    change('c/changed', 1, 2),
    change('c/same', 1, 1),
    change('c/gone', 1),
    change('other/x', undefined, 1),
  ]);
  await vi.runAllTimersAsync();
  expect(seen.toSorted()).toEqual([
    'created c/new',
    'deleted c/gone',
    'updated c/changed',
    'written c/changed',
    'written c/gone',
    'written c/new',
  ]);
});

test('A commit while the outbox is muted calls no function, before or after.', async () => {
  const { outbox, seen } = start(delivered);
  outbox.muted = true;
  outbox.observe([change('c/a', undefined, 1)]);
  outbox.muted = false;
  outbox.observe([change('c/b', undefined, 1)]);
  await vi.runAllTimersAsync();
  expect(seen).toEqual(['t c/b']);
});

test('Events start in commit order, two at a time for one function.', async () => {
  const running = { now: 0, most: 0 };
  const { outbox, seen } = start(async () => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await new Promise((resolve) => setTimeout(resolve, 10));
    running.now -= 1;
    return delivered();
  });
  const paths = Array.from({ length: 20 }, (_, index) => `c/${index}`);
  for (const path of paths) outbox.observe([change(path, undefined, 1)]);
  await vi.runAllTimersAsync();
  expect(seen).toEqual(paths.map((path) => `t ${path}`));
  expect(running.most).toBe(2);
});

test('A function that fails is called once.', async () => {
  const { outbox, seen, log } = start(() => ({ outcome: 'failed', reason: 'status 500' }));
  outbox.observe([change('c/one', undefined, 1)]);
  await vi.runAllTimersAsync();
  expect([seen, log]).toEqual([['t c/one'], ['event given up']]);
});

test('A new generation of a trigger replaces the others and receives their undelivered events.', async () => {
  let isLoaded = false;
  const { outbox, seen } = start(
    () => (isLoaded ? delivered() : { outcome: 'absent', reason: 'status 404' }),
    [trigger('fn-3', 'c/{id}')],
  );
  outbox.observe([change('c/owed', undefined, 1)]);
  await vi.advanceTimersByTimeAsync(50);
  outbox.register(trigger('fn-0', 'c/{id}'));
  isLoaded = true;
  outbox.observe([change('c/new', undefined, 1)]);
  await vi.runAllTimersAsync();
  expect(seen).toEqual(['fn-3 c/owed', 'fn-0 c/new', 'fn-0 c/owed']);
});

test('A trigger is unregistered after its function has been missing for minutes.', async () => {
  const { outbox, seen, log } = start(() => ({ outcome: 'absent', reason: 'status 404' }));
  outbox.observe([change('c/one', undefined, 1)]);
  await vi.runAllTimersAsync();
  expect(log.at(-1)).toBe('trigger unregistered: its function is gone');
  const tried = seen.length;
  outbox.observe([change('c/two', undefined, 1)]);
  await vi.runAllTimersAsync();
  expect(seen).toHaveLength(tried);
});

test('An event that reached no function is sent again with doubling waits and the same id, and delays no other.', async () => {
  const ids: string[] = [];
  const times: number[] = [];
  const began = Date.now();
  const { outbox, seen } = start((event) => {
    if (event.change.name.endsWith('/good')) return delivered();
    ids.push(event.id);
    times.push(Date.now() - began);
    return ids.length < 4 ? { outcome: 'unreachable', reason: 'ECONNREFUSED' } : delivered();
  });
  outbox.observe([change('c/bad', undefined, 1), change('c/good', undefined, 1)]);
  await vi.runAllTimersAsync();
  expect(times).toEqual([0, 100, 300, 700]);
  expect(new Set(ids).size).toBe(1);
  expect(seen.slice(0, 2)).toEqual(['t c/bad', 't c/good']);
});

test('An emulator that is down for five minutes still gets its events; one that stays down does not.', async () => {
  let answer: Delivery = { outcome: 'unreachable', reason: 'ECONNREFUSED' };
  const { outbox, log } = start(() => answer);
  outbox.observe([change('c/one', undefined, 1)]);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(outbox.pending).toBe(1);
  answer = delivered();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(outbox.pending).toBe(0);

  answer = { outcome: 'unreachable', reason: 'ECONNREFUSED' };
  outbox.observe([change('c/two', undefined, 1)]);
  await vi.advanceTimersByTimeAsync(660_000);
  expect([outbox.pending, log.at(-1)]).toEqual([0, 'event given up']);
});

test('Closing starts no delivery.', async () => {
  const { outbox, seen, log } = start(() => ({ outcome: 'unreachable', reason: 'ECONNREFUSED' }));
  outbox.observe([change('c/one', undefined, 1)]);
  await vi.advanceTimersByTimeAsync(50);
  outbox.close();
  outbox.observe([change('c/two', undefined, 1)]);
  expect([seen.length, log.at(-1), vi.getTimerCount()]).toEqual([
    1,
    'events dropped at shutdown',
    0,
  ]);
});

test('An event is sent as JSON: its attributes with its author, and both versions of the document.', () => {
  const written = trigger('t', 'c/{id}', 'written.withAuthContext');
  const event = { id: 'e-1', trigger: written, change: change('c/Béja', 1, 2) };
  expect(JSON.parse(encodeEvent(event))).toEqual({
    id: 'e-1',
    source: '//firestore.googleapis.com/projects/demo-x/databases/(default)',
    type: 'google.cloud.firestore.document.v1.written.withAuthContext',
    specversion: '1.0',
    time: '2026-11-20T10:00:00Z',
    subject: 'documents/c/Béja',
    datacontenttype: 'application/json',
    project: 'demo-x',
    database: '(default)',
    namespace: '(default)',
    location: 'us-central1',
    document: 'c/Béja',
    authtype: 'service_account',
    data: { value: document('c/Béja', 2), oldValue: document('c/Béja', 1) },
  });
});
