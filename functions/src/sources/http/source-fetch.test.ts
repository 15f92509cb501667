import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPage } from './fetch-page.ts';
import { defaultLimits } from './http-client.ts';
import { sourceFetch } from './source-fetch.ts';
import { htmlTypes, type SourceRequest } from './source-request.ts';
import { makeChain } from './testing/certificates.ts';

const chain = makeChain();
const whole = chain.root + chain.intermediate;
const seen: (string | undefined)[] = [];
let server: Server;
let address = '';

// Like the servers of two banks, it sends its own certificate but not the intermediate one.
beforeAll(async () => {
  server = createServer(chain.leaf, (request, response) => {
    seen.push(request.headers['if-none-match']);
    if (request.url === '/silent') return;
    if (request.url?.startsWith('/status/')) response.writeHead(Number(request.url.slice(8))).end();
    else if (request.url === '/moved') response.writeHead(302, { location: '/cours' }).end();
    else if (request.headers['if-none-match'] === '"a"') response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'text/html', etag: '"a"' }).end('<p>Cours</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  address = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function read(request: Partial<SourceRequest>, attemptTimeoutMs = 5000) {
  const ignore = () => {};
  const asked = { source: 'BIAT', address: `${address}/cours`, accepts: htmlTypes, ...request };
  return fetchPage(asked, {
    fetch: sourceFetch,
    now: () => new Date(),
    sleep: async () => {},
    random: () => 0,
    log: { info: ignore, warn: ignore, error: ignore },
    userAgent: 'test',
    limits: { ...defaultLimits, attemptTimeoutMs },
  });
}

test('A server that omits an intermediate certificate is read with the authority it needs', async () => {
  const page = { kind: 'page', text: '<p>Cours</p>' };
  expect(await read({ authority: whole })).toMatchObject(page);
  expect(await read({ authority: whole, address: `${address}/moved` })).toMatchObject(page);
});

test.each([
  ['205', 'http-status'],
  ['999', 'network'],
])('Such a server that answers with the status %s is refused', async (status, code) => {
  const request = { authority: whole, address: `${address}/status/${status}` };
  await expect(read(request)).rejects.toMatchObject({ code });
});

test('A known page of such a server is not sent again', async () => {
  const known = { address: `${address}/cours`, etag: '"a"' };
  expect(await read({ authority: whole, known })).toEqual({ kind: 'not-modified' });
});

test.each([
  ['no authority', () => ({})],
  ['the intermediate alone, whose root nobody knows', () => ({ authority: chain.intermediate })],
  ['the authority of another', () => ({ authority: makeChain().root })],
  [
    'the right authority and another name',
    () => ({ authority: whole, address: `${address.replace('localhost', '127.0.0.1')}/cours` }),
  ],
])('With %s its certificate is refused without a retry', async (_, request) => {
  seen.length = 0;
  await expect(read(request())).rejects.toMatchObject({ code: 'certificate', isTransient: false });
  expect(seen).toEqual([]);
});

test('An authority of one request does not apply to the next', async () => {
  await read({ authority: whole });
  await expect(read({})).rejects.toMatchObject({ code: 'certificate' });
});

test('Such a server that sends nothing is given up after the timeout', async () => {
  const silent = { authority: whole, address: `${address}/silent` };
  await expect(read(silent, 200)).rejects.toMatchObject({ code: 'timeout' });
});
