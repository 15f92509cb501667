import { randomBytes } from 'node:crypto';
import type { AlertChange } from '@dinar/domain/alerts/alert-request';
import { createVapidKeys } from '@dinar/functions/push/vapid-keys';
import { expect, test } from 'vitest';
import { openAlertsBench, type Post, wish } from './open-alerts-bench.ts';

const { service, clock, post, stored } = await openAlertsBench();

const own = service.subscribe('own');
const foreign = (changes: object): Post => ({
  with: { subscription: { ...own.subscription, ...changes } },
});
const attacks: readonly (readonly [string, Post, unknown?])[] = [
  // Every form of such an address is in functions/src/push/push.test.ts, of another site and of another type in
  // functions/src/http/answer-contact.test.ts.
  ['a port of the own machine', foreign({ endpoint: 'http://127.0.0.1:22/' })],
  ['no address', foreign({ endpoint: 'x' })],
  ['keys of another form', foreign({ p256dh: 'A'.repeat(87).replace(/.$/, '<') })],
  ['a key that is no point of the curve', foreign({ p256dh: 'A'.repeat(87) })],
  ['a secret of another length', foreign({ auth: 'short' })],
  ['a key of another site', { with: { vapidKey: createVapidKeys().publicKey } }],
  ['another origin, as current browsers tell it', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a form, which any site may post', { headers: { 'content-type': 'text/plain' } }],
  ['an oversized body', { body: JSON.stringify({ fill: 'a'.repeat(5000) }) }],
  ['an oversized key', foreign({ p256dh: 'B'.repeat(3000) })],
  [
    'an oversized address',
    foreign({ endpoint: `${own.subscription.endpoint}/${'a'.repeat(3000)}` }),
  ],
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
      if (index % 300 === 0) clock.ms += 60_000;
      return (await post(service.subscribe(`flood-${index}`), { kind: 'digest', on: true })).status;
    }),
  );
  expect(service.received.length).toBeLessThanOrEqual(601);
  expect(begun.filter((status) => status === 429).length).toBeGreaterThanOrEqual(49);
  expect(await stored()).toEqual([1, 0]);
  // The next hour.
  clock.ms += 3_600_000;
  expect((await post(phone, { kind: 'visit' })).status).toBe(200);
});
