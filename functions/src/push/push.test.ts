import { createECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isPushEndpoint } from './push-hosts.ts';
import { pushSender } from './send-push.ts';
import { createVapidKeys, parseVapidKeys, toPrivateKey } from './vapid-keys.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ',
  'https://web.push.apple.com/QLyP',
])('%s is an address of a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/',
  'https://evil.example/?fcm.googleapis.com',
  'https://evilnotify.windows.com/',
  'https://notify.windows.com/',
  'https://fcm.googleapis.com@evil.example/',
  'https://user:secret@fcm.googleapis.com/',
  'https://fcm.googleapis.com:8443/',
  'https://storage.googleapis.com/bucket',
  'http://169.254.169.254/latest',
  'https://169.254.169.254/computeMetadata/v1/',
  'http://metadata.google.internal/',
  'http://127.0.0.1:22/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://fcm.googleapis.com./',
  'https://fcm.googleapis.com.:443/',
  'https://fcm.googleapis.com:443/',
  'https://fcm.google\napis.com/',
  'https://fcm.googleapis.com\\@evil.example/',
  'https://fcm.googleapis.com%2eevil.example/',
  'https://fcm.googleapıs.com/',
  'https://[::ffff:169.254.169.254]/',
  'https://2130706433/',
  'file:///etc/passwd',
  'gopher://fcm.googleapis.com/',
  'javascript:alert(1)',
  '//fcm.googleapis.com/',
  'fcm.googleapis.com',
  '',
])('« %s » is none', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});

test('A stand-in is an address of a push service only where a test names its origin', () => {
  const endpoint = 'http://127.0.0.1:4000/device';
  expect(isPushEndpoint(endpoint, 'http://127.0.0.1:4000')).toBe(true);
  expect(isPushEndpoint(endpoint, 'http://127.0.0.1:4001')).toBe(false);
  expect(isPushEndpoint(endpoint)).toBe(false);
});

test('A private key that begins with zeros has its 32 bytes', () => {
  const key = toPrivateKey(Buffer.alloc(30, 7));
  expect(Buffer.from(key, 'base64url')).toEqual(Buffer.from([0, 0, ...Array(30).fill(7)]));
});

test('Private keys give their public ones, the present pair first', () => {
  const [present, earlier] = [createVapidKeys(), createVapidKeys()];
  expect(parseVapidKeys(`${present.privateKey}\n ${earlier.privateKey}`)).toEqual([
    present,
    earlier,
  ]);
  expect(present.publicKey).toHaveLength(87);
  expect(parseVapidKeys(' ')).toEqual([]);
  expect(() => parseVapidKeys('too-short')).toThrow(/32 bytes/);
});

test('A service may ask to wait by a date, as by seconds', async () => {
  const inHalfAnHour = new Date(Date.now() + 1_800_000).toUTCString();
  const server = createServer((_, response) =>
    response.writeHead(503, { 'Retry-After': inHalfAnHour }).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const standIn = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = createVapidKeys();
  const device = createECDH('prime256v1');
  device.generateKeys();
  const outcome = await pushSender({ keys: [keys], contact: 'mailto:c@site.example', standIn })(
    {
      endpoint: `${standIn}/device`,
      p256dh: device.getPublicKey('base64url'),
      auth: Buffer.alloc(16).toString('base64url'),
      vapidKey: keys.publicKey,
    },
    { payload: '{}', topic: 'first' },
  );
  expect(outcome).toMatchObject({ kind: 'later', afterMs: expect.closeTo(1_800_000, -5) });
});
