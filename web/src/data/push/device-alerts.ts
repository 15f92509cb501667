import type { AlertChange, DeviceAlerts } from '@dinar/domain/alerts/alert-request';
import type { Locale } from '@dinar/domain/language/locale';
import { alertsPath } from '@dinar/site/routes/alerts-page';
import {
  currentSubscription,
  mayNotify,
  type Subscription,
  subscribe,
  unsubscribe,
} from './push-subscription.ts';
import {
  forgetSubscription,
  hasAlerts,
  storedSubscription,
  storeSubscription,
} from './stored-subscription.ts';

/** Why a request failed: found here, or the sentence with which the site refused it. */
export type AlertFailure =
  | 'off'
  | 'refused'
  | 'noService'
  | 'unreachable'
  | { readonly sentence: string };

/** The outcome of a request to the site. */
export type Asked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: AlertFailure };

/** The key of this site's subscriptions, and the language of the page, in which messages and refusals are. */
interface AskedSite {
  readonly publicKey: string;
  readonly locale: Locale | undefined;
}

const none: DeviceAlerts = { digest: false, alerts: [] };

/** Reads the key with which this site's subscriptions are made. */
export async function readPublicKey(): Promise<Asked<string>> {
  const answer = await ask({});
  if (!answer.ok) return answer;
  const { publicKey } = Object(answer.value);
  return typeof publicKey === 'string' ? { ok: true, value: publicKey } : failed('off');
}

/** Reads the alerts of this browser; none without a subscription. A refusal is in the language of the site that asks. */
export async function readAlerts(publicKey: string, locale?: Locale): Promise<Asked<DeviceAlerts>> {
  return withPushService(async () => {
    const current = await currentSubscription();
    if (current?.isFor(publicKey)) {
      return send({ publicKey, locale }, current.subscription, { kind: 'visit' });
    }
    // The browser has dropped its subscription, or the site's key has changed: both without a question.
    const isLost = current !== undefined || hasAlerts();
    if (isLost && mayNotify()) return changeAlerts({ publicKey, locale }, { kind: 'visit' });
    return { ok: true, value: none };
  });
}

/** Changes the alerts of this browser, and subscribes it first; call it in the handler of a press. */
export async function changeAlerts(
  site: AskedSite,
  change: AlertChange,
): Promise<Asked<DeviceAlerts>> {
  return withPushService(async () => {
    const subscription = await subscribe(site.publicKey);
    return subscription ? send(site, subscription, change) : failed('refused');
  });
}

/** Deletes what the site knows of this browser, and ends its subscription. */
export async function stopAlerts(site: AskedSite): Promise<Asked<DeviceAlerts>> {
  return withPushService(async () => {
    const current = await currentSubscription();
    const subscription = current?.subscription ?? storedSubscription();
    const answer = subscription
      ? await send(site, subscription, { kind: 'stop' })
      : ({ ok: true, value: none } as const);
    if (!answer.ok) return answer;
    forgetSubscription();
    if (current) await unsubscribe();
    return answer;
  });
}

/** Runs steps that need the browser's push service, which may fail or not answer. */
async function withPushService(
  steps: () => Promise<Asked<DeviceAlerts>>,
): Promise<Asked<DeviceAlerts>> {
  try {
    return await steps();
  } catch (reason) {
    console.info('The push service of this browser failed:', reason);
    return failed('noService');
  }
}

async function send(
  { publicKey, locale }: AskedSite,
  subscription: Subscription,
  change: AlertChange,
): Promise<Asked<DeviceAlerts>> {
  const former = storedSubscription();
  const isReplaced = former !== undefined && former.endpoint !== subscription.endpoint;
  const body = {
    subscription,
    vapidKey: publicKey,
    ...(locale && { locale }),
    change,
    ...(isReplaced && { replaces: former }),
  };
  const decode = await loadDecoder();
  if (!decode) return failed('unreachable');
  const answer = await ask({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) return answer;
  const decoded = decode(alertsPath, answer.value);
  if (!decoded.ok) return failed('unreachable');
  const isEmpty = !decoded.value.digest && decoded.value.alerts.length === 0;
  if (isEmpty) forgetSubscription();
  else storeSubscription(subscription);
  return { ok: true, value: decoded.value };
}

// In a file of its own: the schemas are in that of the feed, which the page's first load leaves out.
async function loadDecoder() {
  try {
    return (await import('@dinar/domain/alerts/alert-request')).decodeDeviceAlerts;
  } catch (reason) {
    console.info('What reads the answer did not load:', reason);
    return undefined;
  }
}

async function ask(init: RequestInit): Promise<Asked<unknown>> {
  try {
    const response = await fetch(alertsPath, init);
    if (response.ok) return { ok: true, value: await response.json() };
    const isSentence = response.headers.get('content-type')?.startsWith('text/plain');
    return failed(isSentence ? { sentence: (await response.text()).trim() } : 'unreachable');
  } catch (reason) {
    console.info('The alerts could not be reached:', reason);
    return failed('unreachable');
  }
}

function failed(failure: AlertFailure) {
  return { ok: false, failure } as const;
}
