import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { startDevServer } from '@dinar/web/build/start-dev-server';
import { expect, inject, test } from 'vitest';

const stack = inject('stack');
const site = new URL(stack.hostingUrl);

/** Sends a request whose address no client would send; returns the status of the answer. */
async function statusOf(address: string, method = 'GET', at = site): Promise<number> {
  const socket = net.connect(Number(at.port), at.hostname);
  await once(socket, 'connect');
  const head = `${method} ${address} HTTP/1.1\r\nHost: ${at.host}\r\nConnection: close\r\n\r\n`;
  socket.write(Buffer.from(head, 'latin1'));
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1]);
}

const malformed = [
  '/cours-change/%E0%A4%A',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/cours-change/%ED%A0%80',
  '/?q=%E9t%E9',
  '/taux-biat?q=%',
  'http://[bad/',
  '//[',
];

test.each(malformed)(
  'The malformed address %s is refused, and the site runs on',
  async (address) => {
    expect(await statusOf(address)).toBe(400);
    expect(await statusOf(address, 'POST')).toBe(400);
    expect(await statusOf('/')).toBe(200);
  },
);

test.each([
  ['/a%00b', 404],
  ['/..%2f..%2fetc/passwd', 404],
  ['*', 404],
  ['?x', 400],
  ['/cours-change/\u00ff', 400],
  [`${site.origin}/a-propos`, 404],
])('The strange address %s is answered with %i, and the site runs on', async (address, status) => {
  expect(await statusOf(address)).toBe(status);
  expect(await statusOf('/')).toBe(200);
});

test('An address longer than a file name may be is answered, and the site runs on', async () => {
  expect(await statusOf(`/${'a'.repeat(9_000)}`)).toBe(500);
  expect(await statusOf('/')).toBe(200);
});

test('In development a malformed address is answered, and the server runs on', async () => {
  const { hostingUrl: hostingOrigin, firestoreHost, projectId } = stack;
  const server = await startDevServer({ hostingOrigin, firestoreHost, projectId, port: 0 });
  try {
    const at = new URL(server.url);
    for (const address of [...malformed, 'http://[::1/%', 'ftp:x', '*']) {
      // Vite answers a malformed query with the page.
      expect([200, 400], address).toContain(await statusOf(address, 'GET', at));
      expect(await statusOf('/a-propos', 'GET', at)).toBe(200);
    }
  } finally {
    await server.stop();
  }
});
