import { beforeEach, describe, expect, it } from 'vitest';
import { structuredQueryOf } from '../query/testing/described-query.ts';
import type { Caller, Ruleset } from '../rules/authorizer.ts';
import type { Backend, OpenStream, ProtoJson, StreamSink } from './backend.ts';
import { createBackend } from './create-backend.ts';

const database = 'projects/p/databases/(default)';
const root = `${database}/documents`;
const visitor: Caller = { kind: 'user' };

let backend: Backend;
let sent: ProtoJson[];
let stream: OpenStream;
let ruleset: Ruleset | undefined;

beforeEach(() => {
  ruleset = undefined;
  const now = () => new Date('2026-11-20T10:00:00Z');
  backend = createBackend({ now, rulesOf: () => ruleset });
  stream = open();
});

function open(more: Partial<StreamSink> = {}): OpenStream {
  const messages: ProtoJson[] = [];
  sent = messages;
  return backend.openListen(visitor, {
    send: (message) => messages.push(message),
    fail: (error) => messages.push({ failed: error.message }),
    ...more,
  });
}

/** Opens a stream whose client can stop reading; `drain` makes it read again. */
function openSlow() {
  const client = { isBehind: false, drain: () => {} };
  const whenDrained = (resume: () => void) => {
    client.drain = () => {
      client.isBehind = false;
      resume();
    };
  };
  stream = open({ isBehind: () => client.isBehind, whenDrained });
  return client;
}

async function write(...changes: [id: string, n: number | undefined][]): Promise<void> {
  const writes = changes.map(([id, n]) =>
    n === undefined
      ? { delete: `${root}/c/${id}` }
      : { update: { name: `${root}/c/${id}`, fields: { n: { integerValue: String(n) } } } },
  );
  await backend.unary('Commit', { database, writes }, { kind: 'owner' });
}

/** Adds a target of a query of `c`, which `structuredQueryOf` reads from a line. */
function listen(targetId: number, line = '', more: object = {}): void {
  const query = { parent: root, structuredQuery: structuredQueryOf(line, 'c') };
  stream.receive({ database, addTarget: { targetId, query, ...more } });
}

function listenToDocument(targetId: number, id: string): void {
  stream.receive({
    database,
    addTarget: { targetId, documents: { documents: [`${root}/c/${id}`] } },
  });
}

/** The messages sent since the last call, in short: `change a -> 1`, `current 1`, `snapshot`. */
function received(): string[] {
  return sent.splice(0).map(describeMessage);
}

function describeMessage(message: ProtoJson): string {
  const [kind, content] = Object.entries(message)[0] ?? [];
  const body = Object(content);
  const document = String(body.document?.name ?? body.document ?? '')
    .split('/')
    .at(-1);
  switch (kind) {
    case 'targetChange': {
      const type = body.targetChangeType?.toLowerCase() ?? 'snapshot';
      const cause =
        body.cause === undefined ? '' : ` because ${body.cause.code} ${body.cause.message}`;
      return [type, ...(body.targetIds ?? [])].join(' ') + cause;
    }
    case 'documentChange':
      return `change ${document} in ${body.targetIds ?? '-'} out ${body.removedTargetIds ?? '-'}`;
    case 'documentDelete':
      return `delete ${document} out ${body.removedTargetIds}`;
    case 'documentRemove':
      return `remove ${document} out ${body.removedTargetIds}`;
    default:
      return JSON.stringify(message);
  }
}

function lastToken(): unknown {
  return Object(sent.at(-1)?.targetChange).resumeToken;
}

describe('a listen stream', () => {
  it('sends each target of a commit its own changes, and then one snapshot', async () => {
    await write(['a', 1], ['b', 2]);
    listen(2, 'n >= 2');
    listenToDocument(4, 'a');
    received();
    await write(['a', 3], ['b', 1], ['other', 0]);
    expect(received()).toEqual([
      'change a in 2 out -',
      'change b in - out 2',
      'change a in 4 out -',
      'snapshot',
    ]);
    await write(['a', undefined]);
    expect(received()).toEqual(['delete a out 2', 'delete a out 4', 'snapshot']);
  });

  it('sends nothing for a change without effect, or one that concerns none of its targets', async () => {
    await write(['a', 1]);
    listen(2, 'n >= 2');
    received();
    await write(['a', 1]);
    await write(['a', 0]);
    expect(received()).toEqual([]);
  });

  it('adds the next document when one leaves a limit, and removes one pushed beyond it', async () => {
    await write(['a', 1], ['b', 2], ['c', 3]);
    listen(2, 'order n | limit 2');
    expect(received()).toEqual([
      'add 2',
      'change a in 2 out -',
      'change b in 2 out -',
      'current 2',
      'snapshot',
    ]);
    await write(['a', undefined]);
    expect(received()).toEqual(['change c in 2 out -', 'delete a out 2', 'snapshot']);
    await write(['d', 0]);
    expect(received()).toEqual(['change d in 2 out -', 'remove c out 2', 'snapshot']);
    await write(['e', 9]);
    expect(received()).toEqual([]);
  });

  it('sends nothing more for a target that its client removed', async () => {
    listen(2);
    stream.receive({ database, removeTarget: 2 });
    received();
    await write(['a', 1]);
    expect(received()).toEqual([]);
  });

  it('resumes from a token with the changes since then', async () => {
    await write(['stays', 2], ['changes', 2], ['leaves', 2], ['goes', 2]);
    listen(2, 'n >= 2');
    const resumeToken = lastToken();
    stream.close();
    await write(['changes', 3], ['leaves', 1], ['goes', undefined], ['comes', 4], ['passes', 5]);
    await write(['passes', undefined]);
    stream = open();
    listen(2, 'n >= 2', { resumeToken, expectedCount: 4 });
    expect(received()).toEqual([
      'add 2',
      'change changes in 2 out -',
      'change comes in 2 out -',
      'delete goes out 2',
      'remove leaves out 2',
      'current 2',
      'snapshot',
    ]);
  });

  it('resets a target whose client has another number of documents', async () => {
    await write(['a', 1]);
    listen(2);
    const resumeToken = lastToken();
    stream = open();
    listen(2, '', { resumeToken, expectedCount: 3 });
    const whole = ['change a in 2 out -', 'current 2', 'snapshot'];
    expect(received()).toEqual(['add 2', 'reset 2', ...whole]);
  });

  it('resets a target that resumes from another server, or from an instant to come', async () => {
    await write(['a', 1]);
    const resumes = [{ resumeToken: 'YW5vdGhlcg==' }, { readTime: '2026-11-20T11:00:00Z' }];
    for (const resume of resumes) {
      stream = open();
      listen(2, '', resume);
      const whole = ['change a in 2 out -', 'current 2', 'snapshot'];
      expect(received()).toEqual(['add 2', 'reset 2', ...whole]);
    }
  });

  it('rejects a target that the rules deny, and an invalid one, and continues', async () => {
    ruleset = {
      evaluate: ({ name }) =>
        name.endsWith('/c/a') ? { allowed: true } : { allowed: false, message: '\nno' },
    };
    listen(2);
    listen(4, 'order ..');
    listenToDocument(6, 'a');
    expect(received()).toEqual([
      'add 2',
      'remove 2 because 7 \nno',
      'add 4',
      expect.stringContaining('remove 4 because 3 Invalid property path ".."'),
      'add 6',
      'delete a out 6',
      'current 6',
      'snapshot',
    ]);
  });

  it('ends a target when a change revokes the permission for it', async () => {
    ruleset = {
      evaluate: ({ lookup }) =>
        lookup(`${root}/c/s`, 'before') === undefined
          ? { allowed: true }
          : { allowed: false, message: 'no' },
    };
    listen(2);
    received();
    const update = { name: `${root}/c/s`, fields: { secret: { booleanValue: true } } };
    await backend.unary('Commit', { database, writes: [{ update }] }, { kind: 'owner' });
    expect(received()).toEqual(['remove 2 because 7 no', 'snapshot']);
    await write(['a', 1]);
    expect(received()).toEqual([]);
  });

  it('receives every document when the database is cleared', async () => {
    await write(['a', 1], ['b', 2]);
    listen(2);
    received();
    backend.clear(database);
    expect(received()).toEqual(['delete a out 2', 'delete b out 2', 'snapshot']);
  });

  it('sends a client that was behind each changed document once, in its latest version', async () => {
    await write(['a', 1], ['b', 1]);
    const client = openSlow();
    listen(1, 'n >= 2');
    await write(['a', 2]);
    received();
    client.isBehind = true;
    for (let n = 3; n < 100; n += 1) await write(['a', n], ['c', n]);
    await write(['b', 5], ['c', undefined]);
    expect(received()).toEqual([]);
    client.drain();
    expect(received()).toEqual(['change b in 1 out -', 'change a in 1 out -', 'snapshot']);
  });
});
