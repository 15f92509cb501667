import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPage } from './fetch-page.ts';
import { defaultLimits, type HttpClient, userAgentOf } from './http-client.ts';
import { htmlTypes, type SourceRequest } from './source-request.ts';
import {
  type Answer,
  respond,
  respondAtLength,
  type SourceServer,
  startSourceServer,
} from './testing/source-server.ts';

const html = 'text/html; charset=utf-8';
const request: SourceRequest = {
  source: 'TEST',
  address: 'https://source.example/page',
  accepts: htmlTypes,
};
const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

let server: SourceServer;
let pauses: number[];

beforeAll(async () => {
  server = await startSourceServer();
});
afterAll(() => server.close());

function ask(answer: Answer, changes: Partial<SourceRequest> = {}, limits = defaultLimits) {
  server.answer(answer);
  pauses = [];
  const client: HttpClient = {
    fetch: server.fetch,
    now: () => new Date('2026-11-20T12:00:00Z'),
    sleep: async (ms) => {
      pauses.push(ms);
    },
    random: () => 0,
    log: silentLog,
    userAgent: userAgentOf({ siteUrl: 'https://site.example', contactEmail: 'c@site.example' }),
    limits,
  };
  return fetchPage({ ...request, ...changes }, client);
}

async function codeOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => 'taken',
    (error) => error.code,
  );
}

test('A page is returned as text with its version, and the source receives the expected headers', async () => {
  const answer: Answer = (_, response) =>
    response.writeHead(200, { 'content-type': html, etag: '"7"' }).end('Journée');
  expect(await ask(answer, { headers: { referer: 'https://source.example/' } })).toEqual({
    kind: 'page',
    text: 'Journée',
    version: { address: request.address, etag: '"7"' },
  });
  expect(server.requests[0]?.headers).toMatchObject({
    'user-agent':
      'Mozilla/5.0 (compatible; DinarEnDirect/1.0; +https://site.example; c@site.example)',
    accept: 'text/html, application/xhtml+xml, */*;q=0.1',
    referer: 'https://source.example/',
  });
});

test('A form is sent by POST', async () => {
  const bodies: string[] = [];
  const answer: Answer = (incoming, response) => {
    incoming.setEncoding('utf8').on('data', (chunk: string) => bodies.push(chunk));
    incoming.on('end', () => respond('ok', html)(incoming, response));
  };
  await ask(answer, { form: { input: '2026-11-20', langue: '_AN' } });
  expect(server.requests[0]?.method).toBe('POST');
  expect(bodies.join('')).toBe('input=2026-11-20&langue=_AN');
});

test('A known version is sent along, and an unmodified page is not returned again', async () => {
  const known = { address: request.address, etag: '"7"', lastModified: 'Fri, 20 Nov 2026' };
  expect(await ask((_, response) => response.writeHead(304).end(), { known })).toEqual({
    kind: 'not-modified',
  });
  expect(server.requests[0]?.headers).toMatchObject({
    'if-none-match': '"7"',
    'if-modified-since': 'Fri, 20 Nov 2026',
  });
});

test('The header’s character set takes precedence over the XML declaration, and broken bytes are replaced', async () => {
  const textOf = async (body: Buffer, type: string) => {
    const page = await ask(respond(body, type), { accepts: ['text/html', 'text/xml'] });
    return page.kind === 'page' ? page.text : page.kind;
  };
  const latin = Buffer.from('Journée', 'latin1');
  expect(await textOf(latin, 'text/html; charset=ISO-8859-1')).toBe('Journée');
  expect(await textOf(latin, 'text/html; charset="utf-8"')).toBe('Journ\ufffde');
  const marked = Buffer.from('\ufeffJournée');
  expect(await textOf(marked, 'text/html; charset=ISO-8859-1')).toBe('Journée');
  const wide = Buffer.from('\ufeffJournée', 'utf16le');
  expect(await textOf(wide, 'text/html; charset=utf-8')).toBe('Journée');
  expect(await textOf(wide.swap16(), 'text/html')).toBe('Journée');
  for (const declared of [`encoding="ISO-8859-1"`, `encoding = 'ISO-8859-1' standalone="yes"`]) {
    const xml = Buffer.from(`<?xml version="1.0" ${declared}?><a>é</a>`, 'latin1');
    expect(await textOf(xml, 'text/xml')).toContain('<a>é</a>');
  }
});

test('A request that fails for a moment is retried, with growing pauses', async () => {
  let count = 0;
  const stumbling: Answer = (incoming, response) => {
    count += 1;
    respond(count < 3 ? 'busy' : 'ok', html, count < 3 ? 503 : 200)(incoming, response);
  };
  expect(await ask(stumbling)).toMatchObject({ kind: 'page', text: 'ok' });
  expect(pauses).toEqual([250, 500]);
});

test('Attempts are few, and a permanent failure is not retried', async () => {
  expect(await codeOf(ask(respond('down', html, 500)))).toBe('http-status');
  expect(server.requests).toHaveLength(3);
  expect(await codeOf(ask(respond('gone', html, 404)))).toBe('http-status');
  expect(server.requests).toHaveLength(1);
});

test('A short Retry-After is respected; with a long one the source is not retried in this run', async () => {
  const busyFor = (seconds: string): Answer => {
    let count = 0;
    return (incoming, response) => {
      count += 1;
      if (count > 1) respond('ok', html)(incoming, response);
      else response.writeHead(429, { 'retry-after': seconds }).end();
    };
  };
  expect(await codeOf(ask(busyFor('4')))).toBe('taken');
  expect(pauses).toEqual([4000]);
  expect(await codeOf(ask(busyFor('3600')))).toBe('http-status');
  expect(pauses).toEqual([]);
});

test('A body of 50 MB is cut off early, with or without a declared length', async () => {
  const length = 50_000_000;
  const headers = { 'content-type': html };
  expect(await codeOf(ask(respondAtLength(length, headers)))).toBe('too-large');
  expect(server.sentBytes).toBeLessThan(20_000_000);
  const declared = { ...headers, 'content-length': String(length) };
  expect(await codeOf(ask(respondAtLength(length, declared)))).toBe('too-large');
  expect(server.sentBytes).toBeLessThan(20_000_000);
  expect(server.requests).toHaveLength(1);
});

test('A small answer that unpacks to a large one is cut off as well', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const answer: Answer = (_, response) =>
    response.writeHead(200, { 'content-type': html, 'content-encoding': 'gzip' }).end(bomb);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await codeOf(ask(answer))).toBe('too-large');
});

test('A source that sends nothing, or stops midway, is given up after the timeout', async () => {
  const limits = { ...defaultLimits, attempts: 2, attemptTimeoutMs: 150 };
  expect(await codeOf(ask(() => {}, {}, limits))).toBe('timeout');
  const stalls: Answer = (_, response) =>
    response.writeHead(200, { 'content-type': html }).write('Cours');
  expect(await codeOf(ask(stalls, {}, limits))).toBe('timeout');
  expect(server.requests).toHaveLength(2);
});

test('A transfer that breaks off is a network failure and is retried', async () => {
  const breaks: Answer = (_, response) => {
    response.writeHead(200, { 'content-type': html, 'content-length': '1000' });
    response.write('Cours', () => response.destroy());
  };
  expect(await codeOf(ask(breaks))).toBe('network');
  expect(server.requests).toHaveLength(3);
});

test.each([
  ['no type', undefined, 'content-type'],
  ['another type', 'application/json', 'content-type'],
  ['a type that only begins as ours', 'text/htmlx', 'content-type'],
  ['a character set nobody has looked at', 'text/html; charset=utf-7', 'charset'],
])('An answer of %s is refused', async (_, type, code) => {
  const answer: Answer = (_request, response) =>
    response.writeHead(200, type === undefined ? {} : { 'content-type': type }).end('x');
  expect(await codeOf(ask(answer))).toBe(code);
  expect(server.requests).toHaveLength(1);
});

test('Redirects are followed a few times, and headers for one host are not sent to another', async () => {
  const twice: Answer = (incoming, response) => {
    if (incoming.url === '/there') respond('ok', html)(incoming, response);
    else response.writeHead(302, { location: 'https://other.example/there' }).end();
  };
  expect(await ask(twice, { headers: { 'x-key': 'secret' } })).toMatchObject({ text: 'ok' });
  expect(server.requests.map((it) => it.headers['x-key'])).toEqual(['secret', undefined]);
});

test.each([
  ['for ever', 'https://source.example/page', {}, 'redirect'],
  ['to http', 'http://source.example/page', {}, 'not-https'],
  ['to a file', 'file:///etc/passwd', {}, 'not-https'],
  ['nowhere', 'https://', {}, 'redirect'],
  ['a form', 'https://source.example/there', { form: { a: '1' } }, 'redirect'],
])('A redirect %s is refused', async (_, location, changes, code) => {
  const answer: Answer = (_request, response) => response.writeHead(301, { location }).end();
  expect(await codeOf(ask(answer, changes))).toBe(code);
});

test('An address that is not https is never requested', async () => {
  const asked = ask(respond('ok', html), { address: 'http://source.example/' });
  expect(await codeOf(asked)).toBe('not-https');
  expect(server.requests).toHaveLength(0);
});

test('The message of a failure contains the observed fault and the advice', async () => {
  await expect(ask(respond('gone', html, 410))).rejects.toThrow(
    'TEST : la réponse a le statut 410. Ouvrez l’adresse dans un navigateur : elle a changé, ou la source nous refuse l’accès.',
  );
});
