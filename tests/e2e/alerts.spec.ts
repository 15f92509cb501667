import type { AlertFigure } from '@dinar/domain/alerts/alert-figures';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { notificationPayload } from '@dinar/functions/push/notification-payload';
import { deviceId } from '@dinar/functions/store/alerts/device-id';
import { crossingWords } from '@dinar/site/texts/alert-messages/alert-messages';
import { expect, type Page } from '@playwright/test';
import { type ReceivedPush, type StandInDevice, standInDevice } from '../support/push-service.ts';
import { test } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

const standIn = process.env.PUSH_STAND_IN ?? '';

/** Replaces the part of the browser that needs its push service; all the rest is real. */
async function subscribeAs(page: Page, device: StandInDevice): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const kept = () => sessionStorage.getItem('subscribed');
    const subscription = (key: string) => ({
      options: {
        applicationServerKey: Uint8Array.from(
          atob(key.replaceAll('-', '+').replaceAll('_', '/')),
          (letter) => letter.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => sessionStorage.removeItem('subscribed') ?? true,
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const key = kept();
        return key === null ? null : subscription(key);
      },
      subscribe: async (options: { applicationServerKey: string; userVisibleOnly: boolean }) => {
        if (!options.userVisibleOnly) throw new Error('Chromium refuses silent messages');
        sessionStorage.setItem('subscribed', options.applicationServerKey);
        return subscription(options.applicationServerKey);
      },
    });
  }, device.subscription);
}

async function receivedBy({ name }: StandInDevice): Promise<readonly ReceivedPush[]> {
  const all: readonly ReceivedPush[] = await (await fetch(standIn)).json();
  return all.filter((push) => push.device === name);
}

/** Returns what gives messages to the real service worker, as the push service of the browser would. */
async function openDelivery(page: Page): Promise<(payload: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  return (data) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

/**
 * Delivers a message until the wanted notifications are shown. On a busy machine the worker gets it and the list stays
 * empty, even when the message is repeated, if the list is read often. Probably Chromium drops what it has stored and
 * not shown yet when it is listed: so the list is read seldom.
 */
async function deliverUntilShown(
  page: Page,
  deliver: (payload: string) => Promise<unknown>,
  payload: string,
  wanted: readonly { title: string; body: string }[],
): Promise<void> {
  let pause = 1_000;
  await expect(async () => {
    await deliver(payload);
    await page.waitForTimeout(pause);
    pause += 1_000;
    expect(await shown(page)).toEqual(wanted);
  }).toPass({ timeout: 90_000 });
}

/** Taps a shown notification: the real worker gets the event that the system would send. */
async function tap(page: Page, title: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async (wanted) => {
    // The worker's own scope, which the types of a page do not know.
    const scope = Object(globalThis);
    const all: Notification[] = await scope.registration.getNotifications();
    const notification = all.find(({ title }) => title === wanted);
    if (!notification) throw new Error(`No notification « ${wanted} »`);
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  }, title);
}

test('An alert is set, confirmed by a message, listed, paused and stopped', async ({
  page,
  staffDb,
}) => {
  const device = standInDevice(standIn, 'page');
  await subscribeAs(page, device);
  await page.goto('/alertes?intent=buy&currency=USD&bank=biat');
  const form = page.getByRole('form', { name: 'Nouvelle alerte' });
  await expect(form.getByLabel('Devise', { exact: true })).toHaveValue('USD');
  await expect(form.getByLabel('Banque')).toHaveValue('biat');
  await form.getByRole('button', { name: 'M’alerter' }).click();
  await expect(page.getByText('Alerte enregistrée.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'BIAT vend 1 USD' });
  await expect(row.getByText('active')).toBeVisible();
  const [first, ...others] = await receivedBy(device);
  expect(others).toEqual([]);
  expect(first?.payload.notification).toMatchObject({
    title: 'Alertes activées sur cet appareil',
    body: expect.stringMatching(
      /^Nous vous préviendrons quand BIAT vend 1 USD à \d,\d{3,4} TND ou moins\.$/,
    ),
  });

  await row.getByRole('button', { name: 'Suspendre' }).click();
  await expect(row.getByText('suspendue')).toBeVisible();
  // A later visit reads them from the site.
  await page.reload();
  await expect(row.getByText('suspendue')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Recevoir', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ne plus recevoir' })).toBeVisible();
  const id = deviceId(device.subscription.endpoint);
  expect((await staffDb.doc(`push-devices/${id}`).get()).get('digest')).toBe(true);

  await page.getByRole('button', { name: 'Tout arrêter' }).click();
  await expect(page.getByText('Tout est arrêté')).toBeVisible();
  expect((await staffDb.doc(`push-devices/${id}`).get()).exists).toBe(false);
  expect((await staffDb.doc(`rate-alerts/${id}_1`).get()).exists).toBe(false);
});

test('A real service worker shows a message, and its tap opens the page of the bank and the currency', {
  tag: '@whole',
}, async ({ page }) => {
  await page.context().grantPermissions(['notifications']);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const figure: AlertFigure = { rate: 3.4021, bank: 'BIAT', day: day('2026-11-26') };
  const words = crossingWords({ currency: 'EUR', side: 'purchase' }, figure, 'fr');
  const url = new URL('/cours-change/biat/eur', page.url()).href;
  const deliver = await openDelivery(page);
  const body = 'BIAT, achat, cours du 26/11';
  const first = notificationPayload({ ...words, locale: 'fr', url, tag: 'a' });
  await deliverUntilShown(page, deliver, first, [{ title: '1 EUR = 3,402 TND', body }]);
  // A newer message of the same alert replaces it.
  const title = '1 EUR = 3,41 TND';
  const newer = notificationPayload({ ...words, locale: 'fr', title, url, tag: 'a' });
  await deliverUntilShown(page, deliver, newer, [{ title, body }]);
  await tap(page, title);
  await expect(page).toHaveURL('/cours-change/biat/eur');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BIAT');
  expect(await shown(page)).toEqual([]);
});

test('A message that cannot be read shows the site’s name, because a browser ends silent subscriptions', {
  tag: '@whole',
}, async ({ page }) => {
  await page.context().grantPermissions(['notifications']);
  await page.goto('/ar');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const deliver = await openDelivery(page);
  await deliverUntilShown(page, deliver, 'no JSON', [{ title: 'Dinar en Direct', body: '' }]);
  await tap(page, 'Dinar en Direct');
  await expect(page).toHaveURL('/ar/alertes');
});

test('Without permission, a push service or keys, a sentence says what helps', {
  tag: '@whole',
}, async ({ page, browser }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'requestPermission', { value: async () => 'denied' });
  });
  await page.goto('/alertes');
  await page.getByRole('button', { name: 'M’alerter' }).click();
  await expect(
    page.getByText('Sans votre permission, nous ne pouvons pas vous prévenir.'),
  ).toBeVisible();

  await page.route('/alertes/appareil', (route) => route.fulfill({ json: { publicKey: null } }));
  await page.reload();
  await expect(page.getByText('Les alertes ne sont pas activées sur ce site.')).toBeVisible();

  const iphone = await browser.newPage({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Version/18.4',
  });
  await iphone.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await iphone.goto(page.url());
  await expect(iphone.getByText('ajoutez d’abord le site à l’écran d’accueil')).toBeVisible();
  await iphone.close();
});

test.describe('Without a connection', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ });

  test('The alerts are read once the connection returns', { tag: '@whole' }, async ({ page }) => {
    await page.route('/alertes/appareil', (route) => route.abort());
    await page.goto('/alertes');
    await expect(page.getByText('Vos alertes n’ont pas pu être lues')).toBeVisible();
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('Aucune alerte sur cet appareil.')).toBeVisible();
  });
});
