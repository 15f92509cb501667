import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProtoJson, StreamSink } from '../engine/backend.ts';
import { answerError } from '../http/answer-json.ts';
import { asStatusError, StatusError } from '../model/status.ts';
import { createWebChannel, type WebChannel } from './create-webchannel.ts';

/** Longer than a test: each shortens the one that it waits for. */
const times = { noopMs: 60_000, responseMs: 60_000, expiryMs: 60_000, releaseMs: 20 };

let webChannel: WebChannel;
let http: Server;
let address: string;
let received: ProtoJson[];
let opened: { authorization: string | undefined; sink: StreamSink }[];
let closed: number;

beforeEach(async () => {
  webChannel = createWebChannel(times);
  received = [];
  opened = [];
  closed = 0;
  http = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    webChannel
      .handle(request, response, url.searchParams, (authorization, sink) => {
        opened.push({ authorization, sink });
        return {
          receive: (message) => received.push(message),
          close: () => {
            closed += 1;
          },
        };
      })
      .catch((thrown: unknown) => answerError(response, asStatusError(thrown)));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(http.address() as AddressInfo).port}/channel?VER=8`;
});

afterEach(async () => {
  webChannel.close();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

const post = (query: string, fields: Record<string, string> = {}) =>
  fetch(`${address}${query}`, { method: 'POST', body: new URLSearchParams(fields) });

/** Opens a back channel: a stream, or with `CI` 1 a long poll. */
const openBack = (id: string, { AID = 0, CI = 0 } = {}) =>
  fetch(`${address}&RID=rpc&SID=${id}&AID=${AID}&CI=${CI}&TYPE=xmlhttp`);

/** Splits a body into its frames, and checks their lengths. */
function unframe(body: string): unknown[] {
  const frames: unknown[] = [];
  for (let rest = body; rest !== ''; ) {
    const feed = rest.indexOf('\n');
    const end = feed + 1 + Number(rest.slice(0, feed));
    frames.push(JSON.parse(rest.slice(feed + 1, end)));
    rest = rest.slice(end);
  }
  return frames;
}

async function handshake(): Promise<string> {
  const answer = await post('&RID=1&CVER=22&X-HTTP-Session-Id=gsessionid', {
    headers: 'Authorization:Bearer owner\r\n',
    count: '1',
    ofs: '0',
    req0___data__: '{"n":0}',
  });
  const [[[, [kind, id, ...rest]]]] = unframe(await answer.text()) as [[[0, string[]]]];
  expect([kind, ...rest]).toEqual(['c', '', 8, 12, expect.any(Number)]);
  return id ?? '';
}

const sinkOf = (index: number): StreamSink => {
  const stream = opened[index];
  if (!stream) throw new Error(`Stream ${index} was not opened.`);
  return stream.sink;
};

test('A handshake opens the stream for its bearer and delivers its first message.', async () => {
  await handshake();
  expect(opened.map(({ authorization }) => authorization)).toEqual(['Bearer owner']);
  expect(received).toEqual([{ n: 0 }]);
});

test('A message that is sent again after a lost response is delivered once.', async () => {
  const id = await handshake();
  const fields = { count: '2', ofs: '1', req0___data__: '{"n":1}', req1___data__: '{"n":2}' };
  await post(`&SID=${id}&RID=2&AID=0`, fields);
  await post(`&SID=${id}&RID=2&AID=0`, fields);
  await post(`&SID=${id}&RID=3&AID=0`, { count: '1', ofs: '3', req0___data__: '{"n":3}' });
  expect(received).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }]);
});

test('A body that announces more messages than it contains is rejected.', async () => {
  const id = await handshake();
  const answer = await post(`&SID=${id}&RID=2&AID=0`, { count: '1', ofs: '1' });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('__data__')]);
});

test('A message after a missing one is rejected.', async () => {
  const id = await handshake();
  const message = { count: '1', ofs: '5', req0___data__: '{}' };
  const answer = await post(`&SID=${id}&RID=3&AID=0`, message);
  expect(answer.status).toBe(400);
  expect(received).toEqual([{ n: 0 }]);
});

test('A streaming back channel sends the queued messages, a noop, then each message, then noops.', async () => {
  webChannel = createWebChannel({ ...times, noopMs: 1_000, responseMs: 1_500 });
  const id = await handshake();
  sinkOf(0).send({ first: 'é😀' });
  const back = await openBack(id);
  sinkOf(0).send({ second: 1 });
  const frames = unframe(await back.text()).flat();
  expect(frames.slice(0, 3)).toEqual([
    [1, [{ first: 'é😀' }]],
    [2, ['noop']],
    [3, [{ second: 1 }]],
  ]);
  expect(frames.at(-1)).toEqual([frames.length, ['noop']]);
  expect(frames.length).toBeGreaterThan(3);
  expect(back.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('A long poll ends with the first message, and unacknowledged messages are sent again.', async () => {
  const id = await handshake();
  const poll = (AID: number) => openBack(id, { AID, CI: 1 });
  const pending = await poll(0);
  sinkOf(0).send({ n: 1 });
  expect(unframe(await pending.text())).toEqual([[[1, [{ n: 1 }]]]]);

  sinkOf(0).send({ n: 2 });
  expect(unframe(await (await poll(0)).text()).flat()).toEqual([
    [1, [{ n: 1 }]],
    [2, [{ n: 2 }]],
  ]);
  sinkOf(0).send({ n: 3 });
  expect(unframe(await (await poll(2)).text())).toEqual([[[3, [{ n: 3 }]]]]);
});

test('A new back channel ends the old one and takes over.', async () => {
  const id = await handshake();
  const old = await openBack(id);
  const next = await openBack(id, { CI: 1 });
  expect(unframe(await old.text())).toEqual([[[1, ['noop']]]]);
  expect(unframe(await next.text())).toEqual([[[1, ['noop']]]]);
});

test('The forward channel reports an open back channel and the outstanding messages.', async () => {
  const id = await handshake();
  sinkOf(0).send({ n: 1 });
  const answer = await post(`&SID=${id}&RID=2&AID=0`, { count: '0', ofs: '1' });
  expect(unframe(await answer.text())).toEqual([[0, 1, '[{"n":1}]'.length]]);
});

test('A failure of the stream is sent inside it, and nothing after it.', async () => {
  const id = await handshake();
  sinkOf(0).fail(new StatusError('PERMISSION_DENIED', "\nfalse for 'get' @ L2"));
  sinkOf(0).send({ late: true });
  const back = await openBack(id, { CI: 1 });
  const error = { code: 403, message: "\nfalse for 'get' @ L2", status: 'PERMISSION_DENIED' };
  expect(unframe(await back.text())).toEqual([[[1, [{ error }]]]]);
});

test('A message that is not JSON fails the stream and does not stop the server.', async () => {
  const id = await handshake();
  await post(`&SID=${id}&RID=2&AID=0`, { count: '1', ofs: '1', req0___data__: '{' });
  const back = await openBack(id, { CI: 1 });
  expect(await back.text()).toContain('"status":"INVALID_ARGUMENT"');
});

test('Terminating ends the back channel, closes the stream and removes the session.', async () => {
  const id = await handshake();
  const back = await openBack(id);
  const answer = await post(`&SID=${id}&RID=2&TYPE=terminate`);
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(unframe(await back.text())).toEqual([[[1, ['noop']]]]);
  expect([closed, webChannel.sessionCount]).toEqual([1, 0]);
});

test('A session without a back channel expires; its id is then unknown.', async () => {
  webChannel = createWebChannel({ ...times, expiryMs: 100 });
  const id = await handshake();
  await expect.poll(() => [closed, webChannel.sessionCount]).toEqual([1, 0]);
  const answer = await post(`&SID=${id}&RID=2&AID=0`, { count: '0', ofs: '1' });
  expect([answer.status, await answer.text()]).toEqual([400, 'Unknown SID']);
});

test('A session with a back channel does not expire, and its response ends after a time.', async () => {
  webChannel = createWebChannel({ ...times, expiryMs: 1_000, responseMs: 1_500 });
  const id = await handshake();
  const back = await openBack(id);
  await back.text();
  expect(webChannel.sessionCount).toBe(1);
});

test('Back channels that occupy all connections of a browser end one by one, the oldest first.', async () => {
  const open = async () => {
    const id = await handshake();
    const back = await openBack(id);
    const ended: string[] = [];
    return { id, ended, text: back.text().then((text) => ended.push(text)) };
  };
  const channels = [await open(), await open(), await open(), await open(), await open()];
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(channels.map(({ ended }) => ended.length)).toEqual([0, 0, 0, 0, 0]);

  channels.push(await open());
  await channels[0]?.text;
  expect(channels.map(({ ended }) => ended.length)).toEqual([1, 0, 0, 0, 0, 0]);
  channels.push(await open());
  await channels[1]?.text;
  expect(channels.map(({ ended }) => ended.length)).toEqual([1, 1, 0, 0, 0, 0, 0]);
});
