import { encodeRateAlert } from '@dinar/domain/alerts/alert-documents';
import type { AlertWish, RateAlert } from '@dinar/domain/alerts/rate-alert';
import type { BankQuote } from '@dinar/domain/rates/currency-rates';
import { bankQuote } from '@dinar/domain/testing/board-fixtures';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { sendAlerts } from '@dinar/functions/jobs/alerts/send-alerts';
import { createVapidKeys } from '@dinar/functions/push/vapid-keys';
import { alertRef, deviceId, deviceRef } from '@dinar/functions/store/alerts/device-id';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startPushService } from '../../../support/push-service.ts';
import { jobContext } from '../job-context.ts';
import { openFirestore } from '../open-firestore.ts';

const { db, clear } = await openFirestore();
const service = await startPushService();
const keys = createVapidKeys();
afterAll(() => service.stop());

const thursday = day('2026-11-26');
const noon = new Date('2026-11-26T11:00:00Z');
const warnings: unknown[] = [];
let now = noon;

beforeEach(async () => {
  await clear();
  Object.assign(service, { plan: () => 201, onMessage: () => {} });
  service.received.length = 0;
  service.faults.length = 0;
  warnings.length = 0;
  now = noon;
});

async function setBanks(banks: readonly BankQuote[], more: object = {}): Promise<void> {
  await db.doc('rates-stats/EUR').set({ banks: banks.map((quote) => ({ ...quote })), ...more });
}

/** Three banks, of which BIAT buys and sells at these rates, the others far worse. */
function boards(purchase: number, sale = 3.6, changes: Partial<BankQuote> = {}): BankQuote[] {
  return [
    { ...bankQuote('BIAT', [purchase, sale], thursday), ...changes },
    bankQuote('STBK', [3, 3.8], thursday),
    bankQuote('ATBK', [3, 3.8], thursday),
  ];
}

async function addDevice(name: string, ...alerts: readonly Partial<RateAlert>[]): Promise<string> {
  const { subscription } = service.subscribe(name);
  const id = deviceId(subscription.endpoint);
  await deviceRef(db, id).set({
    ...subscription,
    vapidKey: keys.publicKey,
    digest: false,
    sentCount: 0,
    seenOn: thursday,
  });
  const wish: AlertWish = { currency: 'EUR', side: 'purchase', target: 3.4 };
  for (const [index, alert] of alerts.entries()) {
    const stored = { ...wish, state: 'armed' as const, ...alert, device: id };
    await alertRef(db, id, index + 1).set(encodeRateAlert(stored));
  }
  return id;
}

async function run(standIn: string | undefined = service.origin) {
  const context = jobContext(db, now);
  return sendAlerts({
    ...context,
    now: () => now,
    log: { ...context.log, warn: (_, fields) => warnings.push(fields) },
    settings: {
      ...context.settings,
      push: { keys: [keys], contact: 'mailto:contact@site.example', ...(standIn && { standIn }) },
    },
  });
}

const sentTo = () => service.received.map(({ device }) => device);
const stateOf = async (id: string, slot = 1) => (await alertRef(db, id, slot).get()).get('state');

test('A crossing is sent once, with the figure, the bank and the day, and opens the page of both', async () => {
  const id = await addDevice('a', {});
  await setBanks(boards(3.39));
  await run();
  expect(service.received).toEqual([]);
  await setBanks(boards(3.4021));
  expect(await run()).toEqual({ rows: 1, counts: { sent: 1, refused: 0, ended: 0 } });
  await run();
  expect(service.faults).toEqual([]);
  expect(service.received).toEqual([
    {
      device: 'a',
      status: 201,
      ttl: '43200',
      topic: expect.stringMatching(/^[\w-]{32}$/),
      payload: {
        web_push: 8030,
        app_badge: 1,
        notification: {
          title: '1 EUR = 3,402 TND',
          body: 'BIAT, achat, cours du 26/11',
          lang: 'fr',
          dir: 'ltr',
          navigate: 'https://site.example/cours-change/biat/eur',
          tag: service.received[0]?.topic,
        },
      },
    },
  ]);
  expect(await stateOf(id)).toBe('fired');
});

test('An alert that was set in Arabic is written in Arabic, and leads to the Arabic page', async () => {
  const id = await addDevice('a', {});
  await deviceRef(db, id).update({ locale: 'ar' });
  await setBanks(boards(3.4021));
  await run();
  expect(service.received.map(({ payload }) => payload.notification)).toEqual([
    {
      title: '\u20661 EUR = 3,402 TND\u2069',
      body: 'بنك تونس العربي الدولي، سعر الشراء ليوم \u206626/11\u2069',
      lang: 'ar',
      dir: 'rtl',
      navigate: 'https://site.example/ar/cours-change/biat/eur',
      tag: expect.any(String),
    },
  ]);
});

test('A sale is awaited from above, at one bank or at all', async () => {
  await addDevice('sale', { side: 'sale', target: 3.55 });
  await addDevice('of-biat', { side: 'sale', target: 3.55, bank: 'BIAT' });
  await addDevice('of-stb', { side: 'sale', target: 3.55, bank: 'STBK' });
  await setBanks(boards(3.3, 3.56));
  await run();
  await setBanks(boards(3.3, 3.55));
  await run();
  expect(sentTo().sort()).toEqual(['of-biat', 'sale']);
});

test('An alert fires again only after the rate moved back by 0.2 %, and on another day', async () => {
  await addDevice('a', {});
  const rates = [3.41, 3.395, 3.41, 3.39, 3.41];
  for (const rate of rates) {
    await setBanks(boards(rate));
    await run();
  }
  // The last crossing is of the same day: it waits for the next morning.
  expect(sentTo()).toEqual(['a']);
  now = new Date('2026-11-27T05:00:00Z');
  await run();
  expect(sentTo()).toEqual(['a']);
  now = new Date('2026-11-27T06:00:00Z');
  await run();
  expect(sentTo()).toEqual(['a', 'a']);
});

test('A device receives three messages a day, and the others the next day', async () => {
  await addDevice('a', ...[3.4, 3.401, 3.402, 3.403, 3.404].map((target) => ({ target })));
  await setBanks(boards(3.41));
  await run();
  await run();
  expect(service.received).toHaveLength(3);
  now = new Date('2026-11-27T08:00:00Z');
  await run();
  expect(service.received).toHaveLength(5);
  expect(new Set(service.received.map(({ topic }) => topic)).size).toBe(5);
});

test.each([
  ['at night', boards(3.41), '2026-11-26T22:30:00Z'],
  ['on a correction by staff', boards(3.41, 3.6, { correction: 'faute' }), undefined],
] as const)('Nothing is sent %s', async (_, banks, at) => {
  await addDevice('a', {});
  await setBanks([...banks]);
  if (at) now = new Date(at);
  await run();
  expect(service.received).toEqual([]);
});

test('The figure is read again at the moment of sending', async () => {
  await addDevice('a', {}, { target: 3.401 });
  await setBanks(boards(3.41));
  service.onMessage = async () => {
    await setBanks(boards(3.3));
    now = new Date(now.getTime() + 31_000);
  };
  await run();
  expect(service.received).toHaveLength(1);
});

test.each([404, 410])(
  'A device whose service answers %i is deleted with its alerts',
  async (status) => {
    const id = await addDevice('gone', {}, { target: 3.2 });
    service.plan = () => status;
    await setBanks(boards(3.41));
    expect(await run()).toMatchObject({ counts: { sent: 0, ended: 1 } });
    expect([
      (await deviceRef(db, id).get()).exists,
      await stateOf(id),
      await stateOf(id, 2),
    ]).toEqual([false, undefined, undefined]);
  },
);

test.each([429, 500, 503, 'none'] as const)(
  'A message answered by %s is sent again by the next run',
  async (status) => {
    await addDevice('a', {});
    service.plan = () => status;
    await setBanks(boards(3.41));
    await run();
    service.plan = () => 201;
    await run();
    await run();
    expect(service.received.map((push) => push.status)).toEqual([status, 201]);
  },
);

test('A service that asks to wait is not asked before', async () => {
  await addDevice('a', {}, { target: 3.2 });
  service.plan = () => ({ status: 429, retryAfter: 1500 });
  await setBanks(boards(3.41));
  await run();
  service.plan = () => 201;
  now = new Date(noon.getTime() + 600_000);
  await run();
  expect(service.received).toHaveLength(1);
  now = new Date(noon.getTime() + 1_800_000);
  await run();
  expect(service.received).toHaveLength(3);
});

test.each([400, 401, 403, 413, 302])(
  'A message answered by %i is reported, and its device stays',
  async (status) => {
    const id = await addDevice('a', {});
    service.plan = () => status;
    await setBanks(boards(3.41));
    expect(await run()).toMatchObject({ counts: { sent: 0, refused: 1 } });
    expect([(await deviceRef(db, id).get()).exists, await stateOf(id)]).toEqual([true, 'armed']);
    expect(warnings).toHaveLength(1);
    // Not again on the same day, as long as the figure stays.
    await run();
    expect(service.received).toHaveLength(1);
  },
);

test('No address outside the list of push services is requested, whatever is stored', async () => {
  await addDevice('a', {});
  await setBanks(boards(3.41));
  expect(await run('http://127.0.0.1:1')).toMatchObject({ counts: { sent: 0, refused: 1 } });
  expect(service.received).toEqual([]);
});

test('The digest goes once to each device that wants it, after 18:00, when the rate of the day is there', async () => {
  for (const name of ['a', 'b', 'c']) {
    const id = await addDevice(name);
    await deviceRef(db, id).update({ digest: name !== 'b', locale: name === 'c' ? 'en' : null });
  }
  const central = (date: string, more = {}) => ({
    bctn_rate: { value: 3.3912, date, source: 'bct', ...more },
  });
  await setBanks([], central('2026-11-26'));
  await run();
  expect(service.received).toEqual([]);
  now = new Date('2026-11-26T17:10:00Z');
  await setBanks([], central('2026-11-25'));
  await run();
  await setBanks([], central('2026-11-26', { correction: 'faute' }));
  await run();
  expect(service.received).toEqual([]);
  await setBanks([], central('2026-11-26'));
  await run();
  await run();
  expect(sentTo().sort()).toEqual(['a', 'c']);
  const messages = service.received.map(({ device, payload }) => [device, payload.notification]);
  expect(Object.fromEntries(messages)).toMatchObject({
    a: { title: 'Banque Centrale, cours du 26/11', body: '1 EUR = 3,3912 TND' },
    c: {
      title: 'Central bank, rates of 26 Nov',
      body: '1 EUR = 3.3912 TND',
      navigate: 'https://site.example/en',
    },
  });
});

test('A paused alert is not sent, and a site without keys sends nothing', async () => {
  await addDevice('a', { state: 'paused' });
  await setBanks(boards(3.41));
  await run();
  expect(await sendAlerts(jobContext(db, noon))).toEqual({ rows: 0 });
  expect(service.received).toEqual([]);
});
