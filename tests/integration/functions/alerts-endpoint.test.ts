import { randomBytes } from 'node:crypto';
import { type AlertChange, decodeDeviceAlerts } from '@dinar/domain/alerts/alert-request';
import { parseLocale } from '@dinar/domain/language/locale';
import { bankQuote } from '@dinar/domain/testing/board-fixtures';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { alertsAnswerer } from '@dinar/functions/http/answer-alerts';
import { pushSender } from '@dinar/functions/push/send-push';
import { createVapidKeys } from '@dinar/functions/push/vapid-keys';
import { changeAlerts } from '@dinar/functions/store/alerts/change-alerts';
import { deviceId, deviceRef } from '@dinar/functions/store/alerts/device-id';
import { alertMessagesTexts } from '@dinar/site/texts/alert-messages/alert-messages-texts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type StandInDevice, startPushService } from '../../support/push-service.ts';
import { openFirestore } from './open-firestore.ts';

const { db, clear } = await openFirestore();
const service = await startPushService();
afterAll(() => service.stop());
const keys = createVapidKeys();
const push = { keys: [keys], contact: 'mailto:c@site.example', standIn: service.origin } as const;
const thursday = day('2026-11-26');
let now = new Date('2026-11-26T11:00:00Z');
let endpoint = openEndpoint();

function openEndpoint(isOn = true) {
  return alertsAnswerer({
    push: isOn ? push : undefined,
    siteUrl: 'https://site.example',
    send: pushSender(push),
    change: (request, isConfirmed) =>
      changeAlerts(db, request, { now, today: thursday, isConfirmed }),
    nowMs: () => now.getTime(),
    report: (error) => expect.fail(String(error)),
  });
}

beforeEach(async () => {
  await clear();
  service.received.length = 0;
  service.plan = () => 201;
  now = new Date('2026-11-26T11:00:00Z');
  endpoint = openEndpoint();
  const banks = [
    bankQuote('BIAT', [3.38, 3.44], thursday),
    bankQuote('STBK', [3.37, 3.45], thursday),
    bankQuote('ATBK', [3.36, 3.46], thursday),
  ];
  await db.doc('rates-stats/EUR').set({ banks: banks.map((quote) => ({ ...quote })) });
});

const wish: AlertChange = { kind: 'add', currency: 'EUR', side: 'purchase', target: 3.4 };

interface Post {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
  /** Replaces fields of the request. */
  readonly with?: object;
}

async function post(device: StandInDevice, change: unknown, options: Post = {}) {
  const request = { subscription: device.subscription, vapidKey: keys.publicKey, change };
  const headers: Readonly<Record<string, string | undefined>> = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    ...options.headers,
  };
  const answer = await endpoint({
    method: 'POST',
    url: '/alertes/appareil',
    header: (name) => headers[name],
    body: Buffer.from(options.body ?? JSON.stringify({ ...request, ...options.with })),
  });
  const isJson = answer.headers['Content-Type'] === 'application/json';
  const decoded = isJson ? decodeDeviceAlerts('answer', JSON.parse(answer.body)) : undefined;
  return {
    status: answer.status,
    alerts: decoded?.ok ? decoded.value : undefined,
    text: answer.body,
  };
}

async function stored() {
  const found = await Promise.all(
    ['push-devices', 'rate-alerts'].map((name) => db.collection(name).get()),
  );
  return found.map(({ size }) => size);
}

test('The key of the site is public, and without one a sentence says that there are no alerts', async () => {
  const get = {
    method: 'GET',
    url: '/alertes/appareil',
    header: () => undefined,
    body: Buffer.alloc(0),
  };
  expect(JSON.parse((await endpoint(get)).body)).toEqual({ publicKey: keys.publicKey });
  endpoint = openEndpoint(false);
  expect(JSON.parse((await endpoint(get)).body)).toEqual({ publicKey: null });
  expect(await post(service.subscribe('phone'), wish)).toMatchObject({
    status: 503,
    text: 'Les alertes ne sont pas activées sur ce site.\n',
  });
});

test('A first alert is confirmed by a message, stored, shown, paused, resumed and deleted', async () => {
  const phone = service.subscribe('phone');
  expect(await post(phone, { kind: 'visit' })).toMatchObject({
    status: 200,
    alerts: { alerts: [] },
  });
  expect([await stored(), service.received]).toEqual([[0, 0], []]);
  const row = { slot: 1, currency: 'EUR', side: 'purchase', target: 3.4 };
  const armed = { digest: false, alerts: [{ ...row, state: 'armed' }] };
  expect((await post(phone, wish)).alerts).toEqual(armed);
  expect(service.received.map(({ payload }) => payload.notification.body)).toEqual([
    'Nous vous préviendrons quand une banque achète 1 EUR à 3,400 TND ou plus.',
  ]);
  expect(await stored()).toEqual([1, 1]);
  // The answer was lost, and the page asks again.
  expect((await post(phone, wish)).alerts).toEqual(armed);
  expect((await post(phone, { kind: 'pause', slot: 1 })).alerts?.alerts[0]?.state).toBe('paused');
  expect((await post(phone, { kind: 'resume', slot: 1 })).alerts?.alerts[0]?.state).toBe('armed');
  expect((await post(phone, { kind: 'visit' })).alerts).toEqual(armed);
  expect((await post(phone, { kind: 'delete', slot: 1 })).alerts?.alerts).toEqual([]);
  expect(service.received).toHaveLength(1);
  const device = await deviceRef(db, deviceId(phone.subscription.endpoint)).get();
  expect(device.get('expiresAt').toDate()).toEqual(new Date('2027-11-26T11:00:00Z'));
});

test.each<readonly [string, string]>([
  [
    'ar',
    'سيصلكم تنبيه عندما يبلغ سعر شراء \u20661 EUR\u2069 لدى أحد البنوك مستوى \u20663,400 TND\u2069 أو أكثر.',
  ],
  ['en', 'We will alert you when a bank buys 1 EUR at 3.400 TND or more.'],
])(
  'The messages and refusals of an alert that is set in %s are in that language',
  async (locale, body) => {
    const phone = service.subscribe('phone');
    await post(phone, wish, { with: { locale } });
    expect(service.received.map(({ payload }) => payload.notification)).toMatchObject([
      { body, lang: locale, navigate: `https://site.example/${locale}/alertes` },
    ]);
    const { text } = await post(phone, { ...wish, target: 34 }, { with: { locale } });
    expect(text.trim()).toBe(alertMessagesTexts[parseLocale(locale) ?? 'fr'].refusal['far-target']);
  },
);

test('A device keeps the language in which it last asked for messages', async () => {
  const phone = service.subscribe('phone');
  const kept = async (change: unknown, locale?: string) => {
    await post(phone, change, { with: { locale } });
    const device = await deviceRef(db, deviceId(phone.subscription.endpoint)).get();
    return device.get('locale');
  };
  expect(await kept(wish)).toBe('fr');
  expect(await kept({ ...wish, target: 3.41 }, 'ar')).toBe('ar');
  expect(await kept({ kind: 'visit' }, 'en')).toBe('ar');
  expect(await kept({ kind: 'pause', slot: 1 }, 'en')).toBe('ar');
  expect(await kept({ kind: 'digest', on: true }, 'en')).toBe('en');
  expect(await kept({ kind: 'digest', on: false }, 'fr')).toBe('en');
});

test('A refusal of an unreadable request is in its language, else in French', async () => {
  const refusals = [{ locale: 'en' }, { locale: 'xx' }, { locale: 'ar', change: 1 }, {}];
  const texts = [];
  for (const fields of refusals) {
    texts.push((await post(own, { kind: 'no' }, { with: fields })).text.trim());
  }
  expect(texts).toEqual([
    'This request cannot be read: reload the page.',
    'Cette demande est illisible : rechargez la page.',
    'تعذّرت قراءة هذا الطلب: أعد تحميل الصفحة.',
    'Cette demande est illisible : rechargez la page.',
  ]);
});

test('A wish that is fulfilled already waits for the next crossing', async () => {
  const phone = service.subscribe('phone');
  const { alerts } = await post(phone, { ...wish, target: 3.38 });
  expect(alerts?.alerts).toMatchObject([{ state: 'fired' }]);
});

test('« Tout arrêter » leaves nothing', async () => {
  const phone = service.subscribe('phone');
  await post(phone, wish);
  await post(phone, { kind: 'digest', on: true });
  expect((await post(phone, { kind: 'stop' })).alerts).toEqual({ digest: false, alerts: [] });
  expect(await stored()).toEqual([0, 0]);
});

test('A new subscription of the same browser takes the alerts of the one that it replaces', async () => {
  const [old, next] = [service.subscribe('old'), service.subscribe('next')];
  await post(old, wish);
  await post(old, { kind: 'digest', on: true });
  const moved = await post(next, { kind: 'visit' }, { with: { replaces: old.subscription } });
  expect(moved.alerts).toMatchObject({ digest: true, alerts: [{ target: 3.4 }] });
  expect(await stored()).toEqual([1, 1]);
  expect((await post(old, { kind: 'visit' })).alerts?.alerts).toEqual([]);
});

// Whoever followed the redirect would be answered 200.
test.each([404, 410, 400, 302])(
  'A made-up subscription, whose service answers %i, is not stored',
  async (status) => {
    service.plan = () => status;
    expect(await post(service.subscribe('made-up'), wish)).toMatchObject({ status: 422 });
    expect(await stored()).toEqual([0, 0]);
  },
);

test('A change that cannot be carried out says why', async () => {
  const phone = service.subscribe('phone');
  const statuses: unknown[] = [];
  for (const target of [2.6, 34]) statuses.push((await post(phone, { ...wish, target })).status);
  statuses.push((await post(phone, { ...wish, currency: 'JPY', target: 0.02 })).status);
  statuses.push((await post(phone, { kind: 'delete', slot: 2 })).status);
  expect(statuses).toEqual([422, 422, 422, 404]);
  for (const target of [3.4, 3.41, 3.42, 3.43, 3.44]) await post(phone, { ...wish, target });
  expect(await post(phone, { ...wish, target: 3.45 })).toMatchObject({ status: 409 });
  expect(await stored()).toEqual([1, 5]);
});

const own = service.subscribe('own');
const foreign = (changes: object): Post => ({
  with: { subscription: { ...own.subscription, ...changes } },
});
const fromOlder = (origin: string) => ({
  'sec-fetch-site': undefined,
  host: 'site.example',
  origin,
});
const attacks: readonly (readonly [string, Post, unknown?])[] = [
  [
    'an address in the cloud of the function',
    foreign({ endpoint: 'http://169.254.169.254/latest' }),
  ],
  [
    'the metadata server',
    foreign({ endpoint: 'http://metadata.google.internal/computeMetadata/v1/' }),
  ],
  ['a port of the own machine', foreign({ endpoint: 'http://127.0.0.1:22/' })],
  [
    'a host that only begins like a push service',
    foreign({ endpoint: 'https://fcm.googleapis.com.evil.example/' }),
  ],
  [
    'a push service without encryption',
    foreign({ endpoint: 'http://fcm.googleapis.com/fcm/send/x' }),
  ],
  ['a push service at another port', foreign({ endpoint: 'https://fcm.googleapis.com:22/' })],
  [
    'a user name in front of another host',
    foreign({ endpoint: 'https://fcm.googleapis.com@evil.example/' }),
  ],
  ['the own machine in IPv6', foreign({ endpoint: 'https://[::ffff:127.0.0.1]/' })],
  [
    'a host that looks like a push service',
    foreign({ endpoint: 'https://fcm.googleap\u0131s.com/' }),
  ],
  ['a push service with a trailing dot', foreign({ endpoint: 'https://fcm.googleapis.com./' })],
  ['a user of a push service', foreign({ endpoint: 'https://a:b@fcm.googleapis.com/' })],
  ['the usual port, written out', foreign({ endpoint: 'https://fcm.googleapis.com:443/' })],
  ['a line break in a host', foreign({ endpoint: 'https://fcm.google\napis.com/' })],
  ['no address', foreign({ endpoint: 'x' })],
  ['keys of another form', foreign({ p256dh: 'A'.repeat(87).replace(/.$/, '<') })],
  ['a key that is no point of the curve', foreign({ p256dh: 'A'.repeat(87) })],
  ['a secret of another length', foreign({ auth: 'short' })],
  ['a key of another site', { with: { vapidKey: createVapidKeys().publicKey } }],
  ['another origin, as current browsers tell it', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a sibling site', { headers: { 'sec-fetch-site': 'same-site' } }],
  ['a form, which any site may post', { headers: { 'content-type': 'text/plain' } }],
  ['an oversized body', { body: JSON.stringify({ fill: 'a'.repeat(5000) }) }],
  ['an oversized key', foreign({ p256dh: 'B'.repeat(3000) })],
  [
    'an oversized address',
    foreign({ endpoint: `${own.subscription.endpoint}/${'a'.repeat(3000)}` }),
  ],
  ['JSON by another name', { headers: { 'content-type': 'text/json' } }],
  ['a form with a file', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
  ['no content type', { headers: { 'content-type': '' } }],
  ['another origin of an older browser', { headers: fromOlder('https://evil.example') }],
  ['a sandboxed frame of an older browser', { headers: fromOlder('null') }],
  ['no JSON', { body: '{' }],
  ['an array', { body: '[]' }],
  ['a body without a change', { with: { change: undefined } }],
  ['an unknown change', {}, { kind: 'send', to: 'everybody' }],
  ['an unknown currency', {}, { ...wish, currency: 'XXX' }],
  ['the dinar', {}, { ...wish, currency: 'TND' }],
  ['a bank without counters', {}, { ...wish, bank: 'BCTN' }],
  ['an unknown side', {}, { ...wish, side: '__proto__' }],
  ['a target that is no number', {}, { ...wish, target: { $gt: 0 } }],
  ['a negative target', {}, { ...wish, target: -1 }],
  ['a slot beyond the fifth', {}, { kind: 'delete', slot: 6 }],
  ['a slot that is a path', {}, { kind: 'delete', slot: '../1' }],
];

const completed = attacks.map(([title, options, change = wish]) => ({ title, options, change }));

test.each(completed)(
  'Nothing is stored and nobody is called for $title',
  async ({ options, change }) => {
    const { status } = await post(own, change, options);
    expect([status >= 400 && status < 500, await stored(), service.received]).toEqual([
      true,
      [0, 0],
      [],
    ]);
  },
);

test('A page of this site in an older browser may set an alert', async () => {
  const headers = fromOlder('https://site.example');
  expect((await post(own, wish, { headers })).status).toBe(200);
});

const everyChange: readonly AlertChange[] = [
  { kind: 'visit' },
  wish,
  { kind: 'pause', slot: 1 },
  { kind: 'resume', slot: 1 },
  { kind: 'delete', slot: 1 },
  { kind: 'digest', on: true },
  { kind: 'stop' },
];

test.each(everyChange)(
  'The alerts of another browser are closed to $kind, without its secret',
  async (change) => {
    const victim = service.subscribe('victim');
    await post(victim, wish);
    const before = await post(victim, { kind: 'visit' });
    const auth = randomBytes(16).toString('base64url');
    const guess = { subscription: { ...victim.subscription, auth } };
    expect(await post(victim, change, { with: guess })).toMatchObject({
      status: 403,
      alerts: undefined,
    });
    const thief = service.subscribe('thief');
    const taken = await post(thief, change, { with: { replaces: guess.subscription } });
    expect(taken.alerts?.alerts ?? []).toHaveLength(change.kind === 'add' ? 1 : 0);
    expect(await post(victim, { kind: 'visit' })).toEqual(before);
  },
);

test('A flood is refused: of one browser, of new browsers, and of all', async () => {
  const phone = service.subscribe('phone');
  const own = [];
  for (let index = 0; index < 25; index += 1) {
    own.push((await post(phone, { kind: 'digest', on: index % 2 === 0 })).status);
  }
  expect([own.filter((status) => status === 200).length, own.at(-1)]).toEqual([20, 429]);
  service.plan = () => 410;
  const begun = await Promise.all(
    Array.from({ length: 650 }, async (_, index) => {
      if (index % 300 === 0) now = new Date(now.getTime() + 60_000);
      return (await post(service.subscribe(`flood-${index}`), { kind: 'digest', on: true })).status;
    }),
  );
  expect(service.received.length).toBeLessThanOrEqual(601);
  expect(begun.filter((status) => status === 429).length).toBeGreaterThanOrEqual(49);
  expect(await stored()).toEqual([1, 0]);
  // The next hour.
  now = new Date(now.getTime() + 3_600_000);
  expect((await post(phone, { kind: 'visit' })).status).toBe(200);
});
