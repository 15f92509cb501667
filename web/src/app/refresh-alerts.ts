import { readAlerts, readPublicKey } from '../data/push/device-alerts.ts';

/**
 * Tells the site that this browser still exists, and which subscription it has now. Takes the badge of messages from the
 * icon of the installed site.
 */
export async function refreshAlerts(): Promise<void> {
  await navigator.clearAppBadge?.();
  const key = await readPublicKey();
  if (key.ok) await readAlerts(key.value);
}
