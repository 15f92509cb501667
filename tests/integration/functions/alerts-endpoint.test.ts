import { parseLocale } from '@dinar/domain/language/locale';
import { deviceId, deviceRef } from '@dinar/functions/store/alerts/device-id';
import { alertMessagesTexts } from '@dinar/site/texts/alert-messages/alert-messages-texts';
import { expect, test } from 'vitest';
import { openAlertsBench, wish } from './open-alerts-bench.ts';

const { db, service, keys, post, publicKey, stored, turnOff } = await openAlertsBench();

test('The key of the site is public, and without one a sentence says that there are no alerts', async () => {
  expect(await publicKey()).toBe(keys.publicKey);
  turnOff();
  expect(await publicKey()).toBeNull();
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
    const { refusal } = alertMessagesTexts[parseLocale(locale) ?? 'fr'];
    for (const target of [34, 0, 1e-9, 999_999_999_999_999]) {
      const { text } = await post(phone, { ...wish, target }, { with: { locale } });
      expect([target, text.trim()]).toEqual([target, refusal['far-target']]);
    }
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
  const phone = service.subscribe('phone');
  const refusals = [{ locale: 'en' }, { locale: 'xx' }, { locale: 'ar', change: 1 }, {}];
  const texts = [];
  for (const fields of refusals) {
    texts.push((await post(phone, { kind: 'no' }, { with: fields })).text.trim());
  }
  expect(texts).toEqual(
    (['en', 'fr', 'ar', 'fr'] as const).map(
      (locale) => alertMessagesTexts[locale].refusal.unreadable,
    ),
  );
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
