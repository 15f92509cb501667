import { within } from '../../ui/browser/within.ts';

/** A subscription in the form in which the site stores it. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Whether this browser can receive messages; `home-screen` if it can once the site is installed. */
export type PushSupport = 'ready' | 'home-screen' | 'refused' | 'unsupported';

// Offline or behind a firewall, `subscribe` never settles.
const limitMs = 10_000;

/** Returns whether this browser can receive messages. */
export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isAppleMobile() ? 'home-screen' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'refused' : 'ready';
}

/** Whether the visitor has given permission. */
export function mayNotify(): boolean {
  return pushSupport() === 'ready' && Notification.permission === 'granted';
}

/** Returns the present subscription with the key that it is for; undefined without one, or without permission. */
export async function currentSubscription(): Promise<
  | { readonly subscription: Subscription; readonly isFor: (publicKey: string) => boolean }
  | undefined
> {
  if (!mayNotify()) return undefined;
  const found = await (await readyManager()).getSubscription();
  const subscription = found && plain(found);
  if (!found || !subscription) return undefined;
  const key = found.options.applicationServerKey;
  return { subscription, isFor: (publicKey) => key !== null && base64url(key) === publicKey };
}

/**
 * Asks for permission, if necessary, and subscribes with the site's key. Call it in the handler of a press: a browser
 * shows its question there only. Undefined without permission; rejects when the push service does not answer.
 */
export async function subscribe(publicKey: string): Promise<Subscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const known = await currentSubscription();
  if (known?.isFor(publicKey)) return known.subscription;
  const manager = await readyManager();
  if (known) await (await manager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return plain(await within(limitMs, manager.subscribe(options)));
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  await (await (await readyManager()).getSubscription())?.unsubscribe();
}

async function readyManager(): Promise<PushManager> {
  return (await within(limitMs, navigator.serviceWorker.ready)).pushManager;
}

function plain(subscription: PushSubscription): Subscription | undefined {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined;
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

// An iPad names itself a Mac. https://webkit.org/blog/13878/web-push-for-web-apps-on-ios-and-ipados/
function isAppleMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
