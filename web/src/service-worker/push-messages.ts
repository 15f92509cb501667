import type { Locale } from '@dinar/domain/language/locale';
import { alertsPage } from '@dinar/site/routes/alerts-page';
import { pathIn } from '@dinar/site/routes/locale-path';

declare const self: ServiceWorkerGlobalScope;

/** A message of the site, in the declarative form that Safari also shows without this script. */
interface Message {
  readonly title: string;
  readonly body?: string;
  readonly lang?: string;
  readonly dir?: NotificationDirection;
  readonly tag?: string;
  /** Where a tap leads. */
  readonly navigate: string;
}

/** Shows the push messages of the site, and opens the page that a tapped one names. */
export function showPushMessages(locale: Locale): void {
  // Safari ends a subscription after messages that showed nothing, so one that cannot be read is shown, too.
  // The tag lets the next one replace it.
  const unreadable = {
    title: 'Dinar en Direct',
    tag: 'unreadable',
    navigate: pathIn(locale, alertsPage),
  };
  self.addEventListener('push', (event) => {
    event.waitUntil(show(messageIn(event.data?.text() ?? '') ?? unreadable));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
  });
}

async function show({ title, navigate, ...options }: Message): Promise<void> {
  const icon = '/images/icones/192.png';
  await self.registration.showNotification(title, { ...options, icon, data: navigate });
  // Where the system shows no badges the function is missing.
  await navigator.setAppBadge?.();
}

function messageIn(text: string): Message | undefined {
  try {
    const { notification } = Object(JSON.parse(text));
    const { title, body, lang, dir, tag, navigate } = Object(notification);
    const isMessage = typeof title === 'string' && typeof navigate === 'string';
    return isMessage ? { title, body, lang, dir, tag, navigate } : undefined;
  } catch (reason) {
    console.info('A push message cannot be read:', reason);
    return undefined;
  }
}

async function open(address: string): Promise<void> {
  await navigator.clearAppBadge?.();
  const { origin } = self.location;
  const url = new URL(address, origin);
  if (url.origin !== origin) return;
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (!window) {
    await self.clients.openWindow(url);
    return;
  }
  const shown = await window.navigate(url);
  await shown?.focus();
}
