import { type AlertChange, decodeDeviceAlerts } from '@dinar/domain/alerts/alert-request';
import { bankQuote } from '@dinar/domain/testing/board-fixtures';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { alertsAnswerer } from '@dinar/functions/http/answer-alerts';
import { pushSender } from '@dinar/functions/push/send-push';
import { createVapidKeys } from '@dinar/functions/push/vapid-keys';
import { changeAlerts } from '@dinar/functions/store/alerts/change-alerts';
import { afterAll, beforeEach, expect } from 'vitest';
import { type StandInDevice, startPushService } from '../../support/push-service.ts';
import { openFirestore } from './open-firestore.ts';

const thursday = day('2026-11-26');
const noonMs = Date.parse('2026-11-26T11:00:00Z');

export const wish: AlertChange = { kind: 'add', currency: 'EUR', side: 'purchase', target: 3.4 };

export interface Post {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
  /** Replaces fields of the request. */
  readonly with?: object;
}

/** The endpoint of alerts on a store with three boards of the euro, and a stand-in for browsers' push services. */
export async function openAlertsBench() {
  const { db, clear } = await openFirestore();
  const service = await startPushService();
  afterAll(() => service.stop());
  const keys = createVapidKeys();
  const push = { keys: [keys], contact: 'mailto:c@site.example', standIn: service.origin } as const;
  const clock = { ms: noonMs };
  const opened = (isOn = true) =>
    alertsAnswerer({
      push: isOn ? push : undefined,
      siteUrl: 'https://site.example',
      send: pushSender(push),
      change: (request, isConfirmed) =>
        changeAlerts(db, request, { now: new Date(clock.ms), today: thursday, isConfirmed }),
      nowMs: () => clock.ms,
      report: (error) => expect.fail(String(error)),
    });
  let endpoint = opened();

  beforeEach(async () => {
    await clear();
    service.received.length = 0;
    service.plan = () => 201;
    clock.ms = noonMs;
    endpoint = opened();
    const banks = [
      bankQuote('BIAT', [3.38, 3.44], thursday),
      bankQuote('STBK', [3.37, 3.45], thursday),
      bankQuote('ATBK', [3.36, 3.46], thursday),
    ];
    await db.doc('rates-stats/EUR').set({ banks: banks.map((quote) => ({ ...quote })) });
  });

  async function post(device: StandInDevice, change: unknown, options: Post = {}) {
    const request = { subscription: device.subscription, vapidKey: keys.publicKey, change };
    const headers: Post['headers'] = {
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

  /** The public key that the site answers with. */
  async function publicKey(): Promise<unknown> {
    const asked = { method: 'GET', url: '/alertes/appareil', body: Buffer.alloc(0) };
    return JSON.parse((await endpoint({ ...asked, header: () => undefined })).body).publicKey;
  }

  /** The numbers of devices and of alerts in the store. */
  async function stored() {
    const found = await Promise.all(
      ['push-devices', 'rate-alerts'].map((name) => db.collection(name).get()),
    );
    return found.map(({ size }) => size);
  }

  const turnOff = () => {
    endpoint = opened(false);
  };
  return { db, service, keys, clock, post, publicKey, stored, turnOff };
}
