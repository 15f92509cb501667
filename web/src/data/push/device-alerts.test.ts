import { expect, it, vi } from 'vitest';
import { stopAlerts } from './device-alerts.ts';

it('a subscription that the browser cannot end is a failure that a visitor can try again', async () => {
  const subscription = {
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      throw new DOMException('The push service is gone', 'InvalidStateError');
    },
  };
  const pushManager = { getSubscription: async () => subscription };
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  vi.stubGlobal('fetch', async () => Response.json({ digest: false, alerts: [] }));
  const answer = await stopAlerts({ publicKey: 'key', locale: 'fr' });
  expect(answer).toEqual({ ok: false, failure: 'noService' });
});
