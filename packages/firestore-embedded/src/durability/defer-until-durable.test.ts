import { beforeEach, expect, test } from 'vitest';
import type { Backend, StreamSink } from '../engine/backend.ts';
import { createBackend } from '../engine/create-backend.ts';
import { StatusError } from '../model/status.ts';
import { type Durability, deferUntilDurable } from './defer-until-durable.ts';

const database = 'projects/p/databases/(default)';
const root = `${database}/documents`;
const owner = { kind: 'owner' } as const;

/** A disk whose writes end when the test calls `finish`. */
class Disk implements Durability {
  isDurable = true;
  #waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];

  durable(): Promise<void> {
    if (this.isDurable) return Promise.resolve();
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  async finish(failure?: Error): Promise<void> {
    this.isDurable = true;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { resolve, reject } of waiting) failure ? reject(failure) : resolve();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

let disk: Disk;
let backend: Backend;

beforeEach(() => {
  disk = new Disk();
  const inner = createBackend();
  inner.onApply(() => {
    disk.isDurable = false;
  });
  backend = deferUntilDurable(inner, disk);
});

const commit = () =>
  backend.unary('Commit', { database, writes: [{ update: { name: `${root}/c/a` } }] }, owner);

test('A response waits for the disk, even one that only read a change not yet on disk.', async () => {
  const answers: string[] = [];
  const writing = commit().then(() => answers.push('write'));
  const reading = backend
    .unary('GetDocument', { name: `${root}/c/a` }, owner)
    .then(() => answers.push('read'));
  const missing = backend
    .unary('GetDocument', { name: `${root}/c/none` }, owner)
    .catch(() => answers.push('missing'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(answers).toEqual([]);
  await disk.finish();
  await Promise.all([writing, reading, missing]);
  expect(answers.toSorted()).toEqual(['missing', 'read', 'write']);
});

test('A disk failure rejects every response that waits for the disk.', async () => {
  const writing = commit();
  const failed = expect(writing).rejects.toMatchObject({ status: 'UNAVAILABLE' });
  await new Promise((resolve) => setImmediate(resolve));
  await disk.finish(new StatusError('UNAVAILABLE', 'no space'));
  await failed;
});

function listen() {
  const received: string[] = [];
  const sink: StreamSink = {
    send: (message) => received.push(Object.keys(message).join()),
    fail: (error) => received.push(`failed ${error.status}`),
  };
  const stream = backend.openListen(owner, sink);
  stream.receive({
    database,
    addTarget: { targetId: 2, documents: { documents: [`${root}/c/a`] } },
  });
  return { received, stream };
}

test('A listener receives changes in order, and only those that outlast a crash.', async () => {
  const { received, stream } = listen();
  const first = received.splice(0);
  expect(first.length).toBeGreaterThan(2);
  const writing = commit();
  await new Promise((resolve) => setImmediate(resolve));
  expect(received).toEqual([]);
  await disk.finish();
  await writing;
  expect(received).toEqual(['documentChange', 'targetChange']);
  stream.close();
});

test('A listener receives an error when its changes cannot be kept; a closed one receives nothing.', async () => {
  const { received } = listen();
  const closed = listen();
  received.length = 0;
  closed.received.length = 0;
  const writing = commit().catch(() => {});
  await new Promise((resolve) => setImmediate(resolve));
  closed.stream.close();
  await disk.finish(new StatusError('UNAVAILABLE', 'no space'));
  await writing;
  expect([received, closed.received]).toEqual([['failed UNAVAILABLE'], []]);
});
