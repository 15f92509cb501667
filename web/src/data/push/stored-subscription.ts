import { readStoredText, removeText, storeText } from '../page/stored-text.ts';
import type { Subscription } from './push-subscription.ts';

const key = 'alertes';

/** Whether this browser has alerts at the site. */
export function hasAlerts(): boolean {
  return readStoredText('later-visits', key) !== undefined;
}

/**
 * Reads the subscription that was last sent to the site. Browsers hardly ever say that they have replaced one, so each
 * visit compares.
 */
export function storedSubscription(): Subscription | undefined {
  const text = readStoredText('later-visits', key);
  if (text === undefined) return undefined;
  try {
    const { endpoint, p256dh, auth } = Object(JSON.parse(text));
    const isWhole = [endpoint, p256dh, auth].every((part) => typeof part === 'string');
    return isWhole ? { endpoint, p256dh, auth } : undefined;
  } catch (reason) {
    // A text that other code has stored.
    console.info('The stored subscription cannot be read:', reason);
    return undefined;
  }
}

/** Stores the subscription that the site has alerts of. */
export function storeSubscription(subscription: Subscription): void {
  storeText('later-visits', key, JSON.stringify(subscription));
}

/** Removes the stored subscription. */
export function forgetSubscription(): void {
  removeText('later-visits', key);
}
